import type { Locale } from '../../../domain/messages/locales.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'

const format = (time: string, locale: Locale, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(styleOf(locale), style).format(new Date(time))

/** In the reader's own time zone. */
export const sayTime = (time: string, locale: Locale) =>
  format(time, locale, { dateStyle: 'medium', timeStyle: 'short' })

export const sayDay = (time: string, locale: Locale) => format(time, locale, { dateStyle: 'medium' })

export const sayClock = (time: string, locale: Locale) => format(time, locale, { timeStyle: 'short' })

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago: '3 days ago'. */
export function sayAge(time: string, locale: Locale, now = Date.now()): string {
  const age = now - Date.parse(time)
  const [unit, length] = units.find(([, length]) => age >= length) ?? ['minute', 60_000]
  const words = new Intl.RelativeTimeFormat(styleOf(locale), { numeric: 'auto' })
  return words.format(-Math.floor(age / length), unit)
}
