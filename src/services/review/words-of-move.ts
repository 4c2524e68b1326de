import { applicationForms } from '../../domain/forms/application-forms.ts'
import { referenceOf } from '../../domain/reference.ts'
import type { ApplicationStatus } from '../../domain/statuses/application-status.ts'
import { mailOfMove } from '../../domain/statuses/move-mail.ts'
import { type Asked, type MailWords, moveLetter, wordsOfMove } from '../../mail/letters/move-letter.ts'
import type { Store } from '../../store/open-store.ts'
import { queueMail } from '../../store/outbox.ts'
import type { OwnApplication } from '../../store/own-applications.ts'
import { letterWords } from '../mail/letter-words.ts'

type Database = Pick<Store, 'db'>

/** The mail of a move as it would go, in the language of the application; null where a move has none. */
export async function wordsFor(
  database: Database,
  { kind, status, locale }: Pick<OwnApplication, 'kind' | 'status' | 'locale'>,
  to: ApplicationStatus,
  asked?: Asked,
): Promise<MailWords | null> {
  const mail = mailOfMove(kind, status, to)
  if (!mail) return null
  return wordsOfMove(await letterWords(database, locale), mail, applicationForms[kind], asked)
}

/** Held, so that it can be taken back together with its move. */
export async function queueWords(
  database: Database,
  { id, kind, number, locale, email }: OwnApplication,
  words: MailWords,
  heldMs: number,
): Promise<{ id: string }> {
  const letter = moveLetter(await letterWords(database, locale), words, referenceOf(kind, number))
  return queueMail(database, { to: email, locale, letter, applicationId: id, heldMs })
}
