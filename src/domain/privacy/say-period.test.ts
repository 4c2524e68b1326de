import { expect, test } from 'vitest'
import { catalogueOf } from '../messages/catalogues.ts'
import { translator } from '../messages/translate.ts'
import { sayPeriod } from './say-period.ts'

const t = translator('en', catalogueOf('en'))

test.each([
  ['months', 1, 'one month'],
  ['months', 12, 'one year'],
  ['months', 13, '13 months'],
  ['months', 60, '5 years'],
  ['days', 30, '30 days'],
] as const)('17.9 %s: %d is said as ‘%s’', (unit, length, said) => {
  expect(sayPeriod(t, unit, length)).toBe(said)
})
