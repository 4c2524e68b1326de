import { expect, test } from 'vitest'
import { serve } from '../../../tests/harness/components/mount.ts'
import { ContactText } from './contact-text.tsx'

test.each([
  ['email', 'ama+o@hospital.example', 'mailto:ama%2Bo@hospital.example'],
  ['phone', '+233 (0)20 123-45+67', 'tel:+2330201234567'],
  ['phone', 'ask at the desk', undefined],
  ['text', 'ama@hospital.example', undefined],
])('38.8 a field of the kind %s with %j leads to %s', (kind, text, href) => {
  const page = serve(<ContactText kind={kind} text={text} />)
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href)
  expect(page.textContent).toBe(text)
})
