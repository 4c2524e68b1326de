import { createHash } from 'node:crypto'
import { acceptedBySending, consentsIn } from '../../domain/forms/engine/consent.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Database } from '../../store/database.ts'
import { type Consent, saveConsents } from '../../store/privacy/consents.ts'
import { shownWords } from '../settings/shown-words.ts'

type Given = { form: Form; answers: Answers; locale: Locale }

/** Call in the transaction that stores the answers, with the newly given ones. */
export async function recordConsents(database: Database, applicationId: string, given: Given): Promise<void> {
  await saveConsents(database, applicationId, consentsOf(given, await shownWords(database, given.locale)))
}

/** The consents in these answers and, at the first sending, what it accepts, with the texts of the page. */
export function consentsOf({ form, answers, locale }: Given, shown: Translate, isSent = false): Consent[] {
  const given = [...consentsIn(form, answers, shown), ...(isSent ? acceptedBySending(form, shown) : [])]
  return given.map(({ field, version, words }) => ({
    field,
    text_version: version,
    text_sha256: createHash('sha256').update(words).digest(),
    locale,
  }))
}
