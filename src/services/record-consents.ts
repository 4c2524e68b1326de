import { createHash } from 'node:crypto'
import { consentsIn } from '../domain/engine/consent.ts'
import type { Answers, Form } from '../domain/engine/form.ts'
import type { Locale } from '../domain/locales.ts'
import { translator } from '../domain/messages/translate.ts'
import { wordingOf } from '../domain/messages/wording-of.ts'
import { keepConsents } from '../store/consents.ts'
import type { Store } from '../store/open-store.ts'
import { findRegistryFacts } from '../store/settings/registry-facts.ts'

/** Called in the transaction that keeps the answers, with those that the person has just given. */
export async function recordConsents(
  database: Pick<Store, 'db'>,
  applicationId: string,
  { form, answers, locale }: { form: Form; answers: Answers; locale: Locale },
): Promise<void> {
  const wording = wordingOf(locale, await findRegistryFacts(database))
  const consents = consentsIn(form, answers, translator(locale, wording))
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
