import { isDeepStrictEqual } from 'node:util'
import { type Confirmation, isStillEnglish } from '../../../domain/content/pages/confirmations.ts'
import type { PageText } from '../../../domain/content/pages/page-text.ts'
import { kindOfTerms } from '../../../domain/privacy/terms-pages.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { findPageText, type WhichPage } from '../../../store/content/page-texts.ts'
import type { Database } from '../../../store/database.ts'
import { deliveredPage } from './delivered-page.ts'

/** The confirmations that are missing, as the errors of their fields. */
export async function missingConfirmations(
  database: Database,
  which: WhichPage,
  words: PageText,
  given: readonly Confirmation[],
): Promise<FieldErrors> {
  const asked = (await isOtherTerms(database, which, words))
    ? 'confirms_terms'
    : (await isEnglish(database, which, words)) && 'confirms_english'
  return asked && !given.includes(asked) ? { [asked]: 'must_accept' } : {}
}

async function isOtherTerms(database: Database, which: WhichPage, words: PageText): Promise<boolean> {
  if (which.locale !== 'en' || !kindOfTerms(which.page)) return false
  const { shown } = (await findPageText(database, which)) ?? {}
  return !isDeepStrictEqual(words, shown ?? (await deliveredPage(which.page, 'en')).text)
}

async function isEnglish(database: Database, { page, locale }: WhichPage, words: PageText) {
  if (locale === 'en') return false
  const english = await findPageText(database, { page, locale: 'en' })
  return isStillEnglish(words, english?.words ?? (await deliveredPage(page, 'en')).text)
}
