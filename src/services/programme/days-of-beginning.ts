import * as v from 'valibot'
import type { FieldCode } from '../../domain/refusals.ts'
import { day } from '../../domain/review/list-parts.ts'

export type Days = { starts_on: string; ends_on: string }

/** Rejects dates whose reports would fall due after the year 9999. */
const latestDay = '9999-12-17'

/** Both must be days of the calendar, the last one after the first. */
export function wrongDays(days: Days): Record<string, FieldCode> {
  const errors: Record<string, FieldCode> = {}
  for (const [name, given] of Object.entries(days)) {
    if (!given) errors[name] = 'required'
    else if (!v.is(day, given) || given > latestDay) errors[name] = 'invalid_time'
  }
  if (Object.keys(errors).length === 0 && days.ends_on <= days.starts_on) errors.ends_on = 'too_early'
  return errors
}

/** Whether the collaboration would begin before the agreement was complete, or has ended already. */
export function isInThePast({ starts_on, ends_on }: Days, agreedAt: Date): boolean {
  return starts_on < dayOf(agreedAt) || ends_on <= dayOf(new Date())
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
