import { createHash } from 'node:crypto'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { acceptedBySending, consentsIn } from '../../domain/forms/engine/consent.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Database } from '../../store/database.ts'
import { type Consent, saveConsents } from '../../store/privacy/consents.ts'
import { shownWords } from '../settings/shown-words.ts'

type Given = { form: Form; answers: Answers; locale: Locale }

/** Call in the transaction that stores the answers, with the newly given ones; `isSent` as in `consentsOf`. */
export async function recordConsents(
  database: Database,
  applicationId: string,
  given: Given,
  isSent = false,
): Promise<void> {
  const shown = await shownWords(database, given.locale)
  await saveConsents(database, applicationId, consentsOf(given, shown, isSent))
}

/** The consents in these answers and, where sending them accepts the terms, that too, with the texts of the page. */
export function consentsOf({ form, answers, locale }: Given, shown: Translate, isSent = false): Consent[] {
  const given = [...consentsIn(form, answers, shown), ...(isSent ? acceptedBySending(form, shown) : [])]
  const terms = form.id in applicationForms ? { terms: form.id as ApplicationKind } : {}
  return given.map(({ field, version, words }) => ({
    field,
    text_version: version,
    text_sha256: createHash('sha256').update(words).digest(),
    locale,
    ...terms,
  }))
}
