import { dayOf, type Period } from './period.ts'

/** Days in a row that are added up together; `sum_reading_blocks` in the database has the same sizes. */
export const blockSizes = [64, 16, 4, 1] as const

export type Block = { days: number; firstDay: string }

const dayInMs = 86_400_000
const numberOf = (day: string) => Date.parse(day) / dayInMs
const dayOfNumber = (number: number) => dayOf(new Date(number * dayInMs))

/** The fewest blocks that make up a period. A block of n days begins on a multiple of n, counted from 1970-01-01. */
export function blocksOf({ from, to }: Period): Block[] {
  const blocks: Block[] = []
  const end = numberOf(to) + 1
  for (let number = numberOf(from); number < end; ) {
    const days = blockSizes.find((size) => number % size === 0 && number + size <= end) ?? 1
    blocks.push({ days, firstDay: dayOfNumber(number) })
    number += days
  }
  return blocks
}

/** The single days of a block. */
export function daysOf({ days, firstDay }: Block): Block[] {
  return Array.from({ length: days }, (_, at) => ({
    days: 1,
    firstDay: dayOfNumber(numberOf(firstDay) + at),
  }))
}
