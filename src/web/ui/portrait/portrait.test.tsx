import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { Portrait } from './portrait.tsx'

test('initials are hidden from screen readers, since the name is beside them', () => {
  expect(find(serve(<Portrait initials="NL" />), '.portrait').getAttribute('aria-hidden')).toBe('true')
})
