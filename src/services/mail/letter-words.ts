import type { Letter } from '../../domain/mail/letter.ts'
import { withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, styleOf } from '../../domain/messages/locales.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import type { Database } from '../../store/database.ts'
import { findMailTexts } from '../../store/mail/mail-texts.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

/** The current mail texts; call in the transaction that queues the letter. */
export async function letterWords(database: Database, locale: Locale): Promise<Translate> {
  return translator(locale, withMailTexts(catalogueOf(locale), await findMailTexts(database, locale)))
}

/** A day in a mail, in its reader's language; days are those of UTC. */
export function sayDay(day: Date | string, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

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
