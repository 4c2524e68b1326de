import { type Locale, styleOf } from '../../../domain/messages/locales.ts'

/** When something was, in the reader's own zone. */
export function sayTime(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(time),
  )
}

export function sayDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'medium' }).format(new Date(time))
}

export function sayClock(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { timeStyle: 'short' }).format(new Date(time))
}

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
