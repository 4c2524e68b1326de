import { type Locale, styleOf } from '../../../domain/messages/locales.ts'

/** A moment as a clock in that zone shows it, with the zone: '1 December 2026 at 08:00 UTC'. */
export function formatTime(time: string | Date, locale: Locale, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(styleOf(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(time))
}
