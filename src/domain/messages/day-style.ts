import type { Locale } from './locales.ts'
import { styleOf } from './style-of.ts'

const styles = new Map<string, Intl.DateTimeFormat>()

/** Formats days of UTC in a locale; cached, since creating a format takes as long as rendering a row with it. */
export function dayStyle(locale: Locale, dateStyle: 'long' | 'medium' = 'long'): Intl.DateTimeFormat {
  const key = `${locale} ${dateStyle}`
  const known = styles.get(key)
  if (known) return known
  const style = new Intl.DateTimeFormat(styleOf(locale), { dateStyle, timeZone: 'UTC' })
  styles.set(key, style)
  return style
}
