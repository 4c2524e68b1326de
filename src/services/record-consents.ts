import { createHash } from 'node:crypto'
import { consentsIn } from '../domain/engine/consent.ts'
import type { Answers, Form } from '../domain/engine/form.ts'
import type { Locale } from '../domain/locales.ts'
import type { Translate } from '../domain/messages/translate.ts'
import { keepConsents } from '../store/consents.ts'
import type { Store } from '../store/open-store.ts'
import { shownWords } from './shown-words.ts'

/** Called in the transaction that keeps the answers, with those that the person has just given, and the words of the page. */
export async function recordConsents(
  database: Pick<Store, 'db'>,
  applicationId: string,
  { form, answers, locale }: { form: Form; answers: Answers; locale: Locale },
  shown?: Translate,
): Promise<void> {
  const consents = consentsIn(form, answers, shown ?? (await shownWords(database, locale)))
  await keepConsents(
    database,
    applicationId,
    consents.map(({ field, version, words }) => ({
      field,
      text_version: version,
      text_sha256: createHash('sha256').update(words).digest(),
      locale,
    })),
  )
}
