import { dayStyle } from '../../domain/messages/day-style.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** Replaces secrets in examples of mails. */
export const token = 'example'

/** The language of the example and of the pages to which it links. */
export const localeOf = (t: Translate): Locale => t.locale ?? 'en'

/** An invented day, as the reader of the example writes days. */
export const dayIn = (t: Translate, day: string): string => dayStyle(localeOf(t)).format(new Date(day))

/** The day on which the PIN of the example was mailed. */
export const pinDayIn = (t: Translate): string => dayIn(t, '2026-11-15')
