import type { Locale } from '../../../domain/messages/locales.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { Slot, Unit } from '../../../domain/tracking/period.ts'

export function sayNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(styleOf(locale), { maximumFractionDigits: digits }).format(value)
}

export function sayPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(styleOf(locale), { style: 'percent' }).format(share)
}

/** A number of days, with one decimal below ten. */
export function sayDays(days: number, t: Translate, locale: Locale): string {
  const rounded = days < 10 ? Math.round(days * 10) / 10 : Math.round(days)
  return t('insight.days', { count: rounded }).replace(String(rounded), sayNumber(rounded, locale, 1))
}

export function saySeconds(seconds: number, t: Translate): string {
  if (seconds < 60) return t('insight.seconds', { seconds })
  return t('insight.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}

/** The label under a column: '3 Nov', or 'Nov 26' for a whole month. */
export function saySlot({ from }: Slot, unit: Unit, locale: Locale): string {
  const isMonth = unit === 'month'
  return inUtc(from, locale, { month: 'short', ...(isMonth ? { year: '2-digit' } : { day: 'numeric' }) })
}

/** The label in a table, with the year. */
export function saySlotFully({ from }: Slot, unit: Unit, locale: Locale): string {
  const day = unit === 'month' ? ({ month: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return inUtc(from, locale, { ...day, year: 'numeric' })
}

function inUtc(day: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(styleOf(locale), { ...style, timeZone: 'UTC' }).format(new Date(day))
}
