import type { Locale } from '../messages/locales.ts'
import { styleOf } from '../messages/style-of.ts'

/** The reminder is sent after this part of the time to answer an invitation. */
export const reminderAfter = 1 / 2

/** The last day on which an answer counts, in the reader's language. */
export function lastDayOf(answerBy: Date, locale: Locale): string {
  const style = new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return style.format(answerBy.getTime() - 1)
}
