import * as v from 'valibot'
import { body } from '../api/endpoint-parts.ts'
import { regionId } from '../programme/hospital-region.ts'
import { fieldCode } from '../refusals.ts'
import { day } from '../review/list-parts.ts'

/** Days of UTC, both included. */
export type Period = { from: string; to: string }

export type Unit = 'day' | 'week' | 'month'

/** One column of a plot: `key` is the first day of its unit, which may lie before the period. */
export type Slot = Period & { key: string }

export const presets = ['30', '90', '365'] as const
const usual = '90'
const mostDays = 5 * 366

/** A day between 2000 and 2999, so that every year has four digits. */
const sensibleDay = v.pipe(
  day,
  v.minValue('2000-01-01', fieldCode('out_of_range')),
  v.maxValue('2999-12-31', fieldCode('out_of_range')),
)

/** What the dashboard is asked for: one of the usual lengths, or days of one's own. */
export const insightQuery = v.pipe(
  body({
    days: v.optional(v.picklist(presets, fieldCode('invalid_choice'))),
    from: v.optional(sensibleDay),
    to: v.optional(sensibleDay),
    /** The region of the hospitals whose outcomes are shown. */
    region: v.optional(regionId),
  }),
  // NaN compares with nothing: the fields themselves report invalid days.
  v.forward(
    v.check(({ from = '', to = '' }) => !(Date.parse(from) > Date.parse(to)), fieldCode('invalid_choice')),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from = '', to = dayOf(new Date()) }) => !(lengthOf({ from, to }) > mostDays),
      fieldCode('too_many'),
    ),
    ['from'],
  ),
)

export type InsightQuery = v.InferOutput<typeof insightQuery>

export function periodOf({ days, from, to }: InsightQuery, today: string): Period {
  const end = to ?? (from && from > today ? from : today)
  return { from: from ?? plus(end, 1 - Number(days ?? usual)), to: end }
}

/** The usual length that a period is, if it is one that ends today. */
export function presetOf({ days, from, to }: InsightQuery): (typeof presets)[number] | undefined {
  return from || to ? undefined : (days ?? usual)
}

/** The period of the same length just before, with which figures are compared. */
export function periodBefore(period: Period): Period {
  return { from: plus(period.from, -lengthOf(period)), to: plus(period.from, -1) }
}

/** The length of a period in days. */
export function lengthOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / dayInMs + 1
}

/** The finest unit that gives some forty columns at most. */
export function unitFor(period: Period): Unit {
  const days = lengthOf(period)
  if (days <= 45) return 'day'
  return days <= 280 ? 'week' : 'month'
}

/** The first and the last are cut to the period. */
export function slotsOf({ from, to }: Period, unit: Unit): Slot[] {
  const slots: Slot[] = []
  for (let key = startOf(from, unit); key <= to; key = following(key, unit)) {
    const last = plus(following(key, unit), -1)
    slots.push({ key, from: key < from ? from : key, to: last > to ? to : last })
  }
  return slots
}

export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

const dayInMs = 86_400_000

function plus(from: string, days: number): string {
  return dayOf(new Date(Date.parse(from) + days * dayInMs))
}

/** Weeks begin on Monday, as in the database. */
function startOf(given: string, unit: Unit): string {
  if (unit === 'month') return `${given.slice(0, 7)}-01`
  return unit === 'week' ? plus(given, -((new Date(given).getUTCDay() + 6) % 7)) : given
}

function following(key: string, unit: Unit): string {
  if (unit === 'month') return startOf(plus(key, 31), 'month')
  return plus(key, unit === 'week' ? 7 : 1)
}
