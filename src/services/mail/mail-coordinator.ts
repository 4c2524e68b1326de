import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { letterWords } from './letter-words.ts'

/** A notice about an application, in the transaction of what it tells. */
export async function mailCoordinator(
  database: Pick<Store, 'db'>,
  applicationId: string,
  write: (t: Translate) => Letter,
): Promise<void> {
  const { coordinator_email } = await findRegistryFacts(database)
  const letter = write(await letterWords(database, 'en'))
  await queueMail(database, { to: coordinator_email, locale: 'en', letter, applicationId })
}
