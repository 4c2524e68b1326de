import type { Locale } from '../../domain/messages/locales.ts'
import { partsOfVersion } from '../../domain/programme/agreement-version.ts'
import { formatDate } from '../content/format-date.ts'

/** The version of an agreement: its day, with a number where another of that day came before. */
export function formatVersion(version: string, locale: Locale): string {
  const { day, number } = partsOfVersion(version)
  return number > 1 ? `${formatDate(day, locale)} (${number})` : formatDate(day, locale)
}
