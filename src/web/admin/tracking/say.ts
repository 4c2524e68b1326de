import { type Locale, styleOf } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { Slot, Unit } from '../../../domain/tracking/period.ts'

export function sayNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(styleOf(locale), { maximumFractionDigits: digits }).format(value)
}

export function sayPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(styleOf(locale), { style: 'percent' }).format(share)
}

/** Short stays with a digit more: half a day is not nothing. */
export function sayDays(days: number, t: Translate, locale: Locale): string {
  const rounded = days < 10 ? Math.round(days * 10) / 10 : Math.round(days)
  return t('insight.days', { count: rounded }).replace(String(rounded), sayNumber(rounded, locale, 1))
}

export function saySeconds(seconds: number, t: Translate): string {
  if (seconds < 60) return t('insight.seconds', { seconds })
  return t('insight.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}

/** Under a column: '3 Nov', or 'Nov 26' for a whole month. */
export function saySlot({ from }: Slot, unit: Unit, locale: Locale): string {
  const style: Intl.DateTimeFormatOptions =
    unit === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }
  return inUtc(from, locale, style)
}

/** In a table, where the year must not be guessed. */
export function saySlotFully({ from }: Slot, unit: Unit, locale: Locale): string {
  return inUtc(
    from,
    locale,
    unit === 'month'
      ? { month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  )
}

function inUtc(day: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(styleOf(locale), { ...style, timeZone: 'UTC' }).format(new Date(day))
}
