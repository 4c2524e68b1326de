import { done, type FieldCode, type Outcome, refuse } from '../refusals.ts'

type Period = { unit: 'days' | 'months'; usual: number; least: number; most: number }

/** The retention periods, which administrators can change within bounds. */
export const periods = {
  ended_applications: { unit: 'months', usual: 12, least: 1, most: 60 },
  completed_applications: { unit: 'months', usual: 60, least: 6, most: 120 },
  messages: { unit: 'months', usual: 12, least: 1, most: 36 },
  spam: { unit: 'days', usual: 30, least: 1, most: 180 },
  sent_mails: { unit: 'months', usual: 12, least: 1, most: 36 },
  failed_mails: { unit: 'days', usual: 90, least: 7, most: 365 },
  visits: { unit: 'months', usual: 13, least: 1, most: 25 },
} as const satisfies Record<string, Period>

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** The length of each period, in the unit of the period. */
export type Lengths = Readonly<Record<PeriodName, number>>

export const usualLengths = Object.fromEntries(
  periodNames.map((name) => [name, periods[name].usual]),
) as Lengths

/** Validates typed periods: whole numbers within bounds. */
export function judgeLengths(typed: Readonly<Record<PeriodName, string>>): Outcome<Lengths> {
  const lengths: Record<string, number> = {}
  const errors: Record<string, FieldCode> = {}
  for (const name of periodNames) {
    const { least, most } = periods[name]
    const length = /^\d{1,6}$/.test(typed[name].trim()) ? Number(typed[name]) : Number.NaN
    if (Number.isNaN(length)) errors[name] = 'invalid_number'
    else if (length < least || length > most) errors[name] = 'out_of_range'
    lengths[name] = length
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done(lengths as Lengths)
}
