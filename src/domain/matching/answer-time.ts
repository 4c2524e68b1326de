import type { Locale } from '../messages/locales.ts'
import { styleOf } from '../messages/style-of.ts'

/** An answer counts until the end of the day, in UTC, that lies so many days ahead. */
export const daysToAnswer = 14

/** Days until the only reminder. */
export const daysToReminder = 7

/** The last day on which an answer counts, in the reader's language. */
export function lastDayOf(answerBy: Date, locale: Locale): string {
  const style = new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return style.format(answerBy.getTime() - 1)
}
