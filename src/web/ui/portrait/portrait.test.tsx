import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { petalsOf } from './drawn-portrait.tsx'
import { Portrait } from './portrait.tsx'

test('initials are hidden from screen readers, since the name is beside them', () => {
  expect(find(serve(<Portrait initials="NL" />), '.portrait').getAttribute('aria-hidden')).toBe('true')
})

test('47.6 a person without a photograph has a drawing, always the same for the same name', () => {
  const drawn = (name: string) => find(serve(<Portrait initials="NL" name={name} />), 'svg')
  expect(drawn('Nadia Larkspur').querySelector('text')?.textContent).toBe('NL')
  expect(drawn('Nadia Larkspur').outerHTML).toBe(drawn('Nadia Larkspur').outerHTML)
  expect(petalsOf('Nadia Larkspur')).not.toBe(petalsOf('Teodor Hawthorn'))
  expect(petalsOf('Ана')).toMatch(/^(M-?\d+ -?\d+L-?\d+ -?\d+){9,12}$/)
})
