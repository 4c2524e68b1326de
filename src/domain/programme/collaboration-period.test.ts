import { expect, test } from 'vitest'
import { certifiedPeriod, endAfter } from './collaboration-period.ts'

const days = { starts_on: '2026-06-01', ends_on: '2026-11-30' }

test('26.19 a certificate covers no day after the completion', () => {
  const completed = (day: string) => certifiedPeriod({ ...days, moved_at: new Date(`${day}T09:00:00Z`) })
  expect(completed('2026-11-17')).toEqual({ starts_on: '2026-06-01', ends_on: '2026-11-17' })
  expect(completed('2026-12-05')).toEqual(days)
  expect(certifiedPeriod({ starts_on: null, ends_on: null, moved_at: new Date() }).ends_on).toBeNull()
})

test('months are calendar months', () => {
  expect(endAfter('2026-11-15', 6)).toBe('2027-05-15')
  expect(endAfter('2026-08-31', 6)).toBe('2027-02-28')
})
