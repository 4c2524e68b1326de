import type { Locale } from './locales.ts'
import { styleOf } from './style-of.ts'

const looks = {
  /** A moment with its zone: '17 Nov 2026, 09:30 CET'. */
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
  /** The same with weekday and full month, where a mistake would be costly. */
  weekday: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
  /** A moment to the second, for comparison with logs. */
  second: { dateStyle: 'medium', timeStyle: 'long' },
  /** '09:30 CET' */
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type MomentLook = keyof typeof looks

const styles = new Map<string, Intl.DateTimeFormat>()

/** How times are written in a zone; made once for each, as in `dayStyle`. */
export function momentStyle(locale: Locale, timeZone: string, look: MomentLook): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${look}`
  const known = styles.get(key)
  if (known) return known
  const style = new Intl.DateTimeFormat(styleOf(locale), { ...looks[look], timeZone })
  styles.set(key, style)
  return style
}
