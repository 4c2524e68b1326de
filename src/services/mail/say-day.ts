import { type Locale, styleOf } from '../../domain/messages/locales.ts'

/** A day in a mail, in its reader's language; days are those of UTC. */
export function sayDay(day: Date | string, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
