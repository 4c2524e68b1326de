import { type Locale, styleOf } from '../../domain/messages/locales.ts'

/** A time in a document: nobody knows its reader's zone, so it is that of UTC and says so. */
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
