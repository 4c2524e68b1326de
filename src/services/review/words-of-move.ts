import { editPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { mailOfMove } from '../../domain/applications/move-mail.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { nounOf } from '../../mail/letters/access-letters.ts'
import {
  type Asked,
  type MailWords,
  moveLetter,
  wordsOfMove,
} from '../../mail/letters/application-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { letterWords, mailLetter } from '../mail/letter-words.ts'

/** The words of a move's mail, in the applicant's language; null if the move sends none. */
export async function wordsFor(
  database: Database,
  { kind, status, locale }: Pick<Application, 'kind' | 'status' | 'locale'>,
  to: ApplicationStatus,
  asked?: Asked,
): Promise<MailWords | null> {
  const mail = mailOfMove(kind, status, to)
  if (!mail) return null
  return wordsOfMove(await letterWords(database, locale), mail, applicationForms[kind], asked)
}

/** Held, so that it can be undone with its move; secret if it contains a link. */
export async function queueWords(
  database: Database,
  { id, kind, number, locale, email }: Application,
  words: MailWords,
  { heldMs, token }: { heldMs: number; token?: string | undefined },
): Promise<{ id: string }> {
  const mail = { to: email, locale, applicationId: id, heldMs, ...(token && { secret: true as const }) }
  return mailLetter(database, mail, (t) => {
    const label = t(`access.open${nounOf[kind]}`)
    const link = token ? { label, href: editPath(kind, locale, token) } : undefined
    return moveLetter(t, words, { reference: referenceOf(kind, number), link })
  })
}
