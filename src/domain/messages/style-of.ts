import type { Locale } from './locales.ts'

/** How dates and numbers are written: plain 'en' would put the month first, and plain 'ar' has other digits than a PIN. */
export const styleOf = (locale: Locale): string =>
  locale === 'en' ? 'en-GB' : locale === 'ar' ? 'ar-u-nu-latn' : locale
