import type { Locale } from '../../../domain/messages/locales.ts'
import { type MomentLook, momentStyle } from '../../../domain/messages/moment-style.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import { readersZone } from '../../render/reader-zone.ts'

const format = (time: string, locale: Locale, look: MomentLook) =>
  momentStyle(locale, readersZone(), look).format(new Date(time))

/** A time in the reader's time zone, which it names. */
export const sayTime = (time: string, locale: Locale) => format(time, locale, 'moment')

export const sayDay = (time: string, locale: Locale) => format(time, locale, 'medium')

export const sayClock = (time: string, locale: Locale) => format(time, locale, 'clock')

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The age of a time: '3 days ago'. */
export function sayAge(time: string, locale: Locale, now = Date.now()): string {
  const age = now - Date.parse(time)
  const [unit, length] = units.find(([, length]) => age >= length) ?? ['minute', 60_000]
  const words = new Intl.RelativeTimeFormat(styleOf(locale), { numeric: 'auto' })
  return words.format(-Math.floor(age / length), unit)
}
