import { expect, test } from 'vitest'
import { sayAge } from './times.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:40Z', 'this minute'],
  ['2026-11-15T11:20:00Z', '40 minutes ago'],
  ['2026-11-15T03:00:00Z', '9 hours ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-10-15T11:00:00Z', '31 days ago'],
])('%s is %s', (time, said) => {
  expect(sayAge(time, 'en', now)).toBe(said)
})
