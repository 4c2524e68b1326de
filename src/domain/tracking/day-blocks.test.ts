import { expect, test } from 'vitest'
import { blocksOf, daysOf } from './day-blocks.ts'
import { lengthOf } from './period.ts'

test.each([
  { from: '2026-11-18', to: '2026-11-18' },
  { from: '2025-11-19', to: '2026-11-18' },
  { from: '2024-02-29', to: '2024-03-31' },
  { from: '2022-01-01', to: '2026-12-31' },
])('50.7 blocks make up a period without a gap or a day twice: %j', (period) => {
  const days = blocksOf(period).flatMap(daysOf)
  const all = days.map(({ firstDay }) => firstDay)
  expect([all[0], all.at(-1), all.length]).toEqual([period.from, period.to, lengthOf(period)])
  expect(all).toEqual([...new Set(all)].toSorted())
})

test('50.7 a year takes some twenty blocks', () => {
  expect(blocksOf({ from: '2025-11-19', to: '2026-11-18' }).length).toBeLessThan(23)
})
