import type { Translate } from '../messages/translate.ts'

/** A retention period within a sentence; whole years are said as years. */
export function sayPeriod(t: Translate, unit: 'days' | 'months', length: number): string {
  if (unit === 'months' && length % 12 === 0) return t('periods.years', { count: length / 12 })
  return t(`periods.${unit}`, { count: length })
}
