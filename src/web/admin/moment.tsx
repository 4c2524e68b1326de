import { dayStyle } from '../../domain/messages/day-style.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { styleOf } from '../../domain/messages/style-of.ts'

/** A time in UTC, since the reader's time zone is unknown on the server. */
export function Moment({ at, locale }: { at: Date; locale: Locale }) {
  return <time dateTime={at.toISOString()}>{sayMoment(at, locale)}</time>
}

export function sayMoment(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at)
}

/** The day in UTC; `medium` is short enough for a column. */
export function sayDay(at: Date, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string {
  return dayStyle(locale, dateStyle).format(at)
}
