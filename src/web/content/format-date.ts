import type { Locale } from '../../domain/messages/locales.ts'
import { styleOf } from '../../domain/messages/style-of.ts'

/** A day such as 2026-03-02 in the reader's language, without a time zone moving it. */
export function formatDate(day: string, locale: Locale): string {
  const style = new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  // The Russian sign for 'year' does not begin a line.
  return style.format(new Date(`${day}T00:00:00Z`)).replace(/ г\.$/, '\u00a0г.')
}

/** A month such as 2024-02, or a day. */
export function formatMonth(date: string, locale: Locale): string {
  if (date.length > 7) return formatDate(date, locale)
  const style = new Intl.DateTimeFormat(styleOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return style.format(new Date(`${date}-01T00:00:00Z`)).replace(/ г\.$/, '\u00a0г.')
}
