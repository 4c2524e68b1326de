import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { type Asked, type MailWords, wordsOfLetter } from '../../mail/letters/application-letters.ts'
import { paragraphsOf } from '../../mail/letters/write-letter.ts'
import { type Application, changeApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackLetter } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { takeBackRequest } from '../../store/review/information-requests.ts'
import { removeInterviewsOf } from '../../store/review/interviews.ts'
import { listHeldMoves, type Move, markUndone } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { refuseSecond } from '../applications/move-application.ts'
import { reopenMatches } from '../matching/undo-selection.ts'
import { wordsFor } from './words-of-move.ts'

/** What the coordinator typed for a move before undoing it. */
type GivenBack = {
  to: ApplicationStatus
  asked: { fields: string[]; note: string } | null
  /** Null if the mail had the usual words. */
  mail: MailWords | null
}

export type Undone = {
  undone: { id: string; status: ApplicationStatus; version: number; words: GivenBack }[]
  refused: { id: string; code: RefusalCode }[]
}

export type UndoOrder = {
  /** The id of the batch. */
  token: string
  /** Undoes the move of this application alone. */
  id?: string | undefined
}

/** Undoes a batch of moves with its mails; applications that have moved on, or whose mail was sent, stay. */
export async function undoMoves(
  store: Store,
  staff: Author,
  { token, id }: UndoOrder,
): Promise<Outcome<Undone>> {
  const undone: Undone['undone'] = []
  const refused: Undone['refused'] = []
  const held = await listHeldMoves(store, token)
  for (const move of held.filter(({ application_id }) => id === undefined || application_id === id)) {
    // The person may have applied again since.
    const outcome = await refuseSecond(transaction(store, (trx) => takeBack(trx, staff, move)))
    if (outcome.ok) undone.push(outcome.value)
    else refused.push({ id: move.application_id, code: outcome.refusal.code })
  }
  return undone.length > 0 ? done({ undone, refused }) : refuse(refused[0]?.code ?? 'too_late')
}

async function takeBack(trx: Database, staff: Author, move: Move) {
  const { application_id: id, from_status: from, to_status: to } = move
  const application = await lockApplication(trx, id)
  if (!application) return refuse('not_found')
  if (application.version !== move.version) return refuse('version_conflict')
  const mail = move.mail_id ? await takeBackLetter(trx, move.mail_id) : undefined
  if (move.mail_id && !mail) return refuse('too_late')
  const { version } = await changeApplication(trx, id, { status: from })
  const asked = [from, to].includes('info_requested')
    ? await takeBackRequest(trx, id, { batchId: move.batch_id, movedAt: move.moved_at })
    : undefined
  await removeInterviewsOf(trx, id, move.batch_id)
  const reopened = await reopenMatches(trx, staff, { applicationId: id, batchId: move.batch_id })
  if (!reopened.ok) return reopened
  await markUndone(trx, move.id)
  await writeAudit(trx, byStaff(staff), 'application_move_undone', ['application', id], {
    before: { status: to },
    after: { status: from },
  })
  const before = { ...application, status: from }
  const own = mail ? await ownWords(trx, before, { to, asked, letter: mail.letter }) : null
  return done({ id, status: from, version, words: { to, asked: asked ?? null, mail: own } })
}

type SentWords = { to: ApplicationStatus; asked: Asked | undefined; letter: Letter }

/** The words that a coordinator typed; null if they are the usual ones. */
async function ownWords(trx: Database, application: Application, { to, asked, letter }: SentWords) {
  const sent = wordsOfLetter(letter)
  const usual = await wordsFor(trx, application, to, { asked })
  // Staff do not write the mails of matching.
  if (!usual) return null
  const isUsual = sent.subject === usual.subject && sent.text === paragraphsOf(usual.text).join('\n')
  return isUsual ? null : sent
}
