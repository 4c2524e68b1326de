import type { Locale } from '../../domain/locales.ts'

/** A day such as 2026-03-02 in the reader's language, without a time zone moving it. */
export function formatDate(day: string, locale: Locale): string {
  // Plain 'en' would put the month first.
  const style = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return style.format(new Date(`${day}T00:00:00Z`))
}
