import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { letterWords } from './letter-words.ts'

/** Queues a notice about an application; call in the transaction of its cause. */
export async function mailCoordinator(
  database: Database,
  applicationId: string,
  write: (t: Translate) => Letter,
): Promise<void> {
  const { coordinator_email } = await findRegistryFacts(database)
  const letter = write(await letterWords(database, 'en'))
  await queueMail(database, { to: coordinator_email, locale: 'en', letter, applicationId })
}
