import { randomUUID } from 'node:crypto'
import { editPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { nounOf } from '../../mail/letters/access-letters.ts'
import { type Asked, type MailWords, moveLetter, reasonOf } from '../../mail/letters/application-letters.ts'
import {
  type Application,
  changeApplication,
  findApplication,
  lockApplication,
} from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { askForInformation, closeRequest } from '../../store/review/information-requests.ts'
import { listLastMoves, recordMove } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { pinDayOf } from '../applicants/pin-day.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { cancelHeldActs } from '../matching/cancel-held-acts.ts'
import { closeMatches } from '../matching/close-matches.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { type EndingMatch, listEnding } from './ending-matches.ts'
import { checkAsked, whyNotByHand } from './why-not-by-hand.ts'
import { wordsFor } from './words-of-move.ts'

export type MoveOrder = {
  /** Optimistic lock: the version of each application that was read. */
  applications: readonly { id: string; version: number }[]
  to: ApplicationStatus
  /** Replaces the usual words; null sends no mail. */
  mail?: MailWords | null | undefined
  /** What the applicant is asked for, by a move to `info_requested`. */
  asked?: Asked | undefined
}

export type Moved = {
  /** Undoes the whole batch until this time. */
  undo: { token: string; until: string }
  moved: { id: string; status: ApplicationStatus; version: number }[]
  refused: { id: string; code: RefusalCode }[]
}

/** One transaction per application, so that a conflict does not block the others. */
export async function moveApplications(store: Store, staff: Author, order: MoveOrder, heldMs: number) {
  const batchId = randomUUID()
  const moved: Moved['moved'] = []
  const refused: Moved['refused'] = []
  let until = new Date()
  let problem: Outcome<never> | undefined
  for (const application of order.applications) {
    const outcome = await transaction(store, (trx) =>
      move(trx, { application, order, staff, batchId, heldMs }),
    )
    if (outcome.ok) {
      const { heldUntil, ...left } = outcome.value
      moved.push(left)
      until = heldUntil
    } else {
      refused.push({ id: application.id, code: outcome.refusal.code })
      problem ??= outcome
    }
  }
  if (moved.length === 0 && problem) return problem
  return done({ undo: { token: batchId, until: until.toISOString() }, moved, refused })
}

type OneMove = {
  application: { id: string; version: number }
  order: MoveOrder
  staff: Author
  batchId: string
  heldMs: number
}

async function move(trx: Database, { application, order, staff, batchId, heldMs }: OneMove) {
  const { id, version } = application
  const { to, asked } = order
  const found = await lockApplication(trx, id)
  if (!found) return refuse('not_found')
  if (found.version !== version) return refuse('version_conflict')
  const reason = await whyNotByHand(trx, found, to)
  if (reason) return refuse(reason)
  const sound = judgeAsked(found, order)
  if (!sound.ok) return sound

  const endings = endingsBy(to)
  const before = endings ? await cancelHeldActs(trx, found) : found
  const { version: next } = await changeApplication(trx, id, { status: to })
  if (before.status === 'info_requested') await closeRequest(trx, id)
  const words = order.mail === undefined ? await wordsFor(trx, before, to, asked) : order.mail
  if (endings) await closeMatches(trx, before, { actor: 'staff', ...staff }, { batchId, heldMs, endings })
  const token = asked && words ? newToken() : undefined
  if (asked) {
    const linkDigest = token ? digestOf(token) : null
    await askForInformation(trx, { applicationId: id, batchId, ...asked, linkDigest })
  }
  const mail = words && (await queueWords(trx, before, words, { heldMs, token }))
  const doer = byStaff(staff)
  const { heldUntil } = await recordMove(trx, doer, {
    applicationId: id,
    from: before.status,
    to,
    version: next,
    batchId,
    mailId: mail?.id,
    heldMs,
  })
  await writeAudit(trx, doer, 'application_moved', ['application', id], {
    fields: ['status'],
    before: { status: before.status },
    after: { status: to, mail: words !== null, ...(asked && { asked: asked.fields }) },
  })
  return done({ id, status: to, version: next, heldUntil })
}

/** A request for information says what is asked for. */
function judgeAsked(application: Application, { to, asked }: MoveOrder): Outcome<undefined> {
  if (asked) return checkAsked(application, to, asked)
  return to === 'info_requested'
    ? refuse('invalid_answers', { errors: { asked: 'required' } })
    : done(undefined)
}

export type MovePreview = {
  id: string
  /** Null if the application no longer exists. */
  reference: string | null
  from: ApplicationStatus | null
  /** The member of staff who made the last move; null if staff did not make it. */
  moved_by: string | null
  version: number | null
  /** Why it cannot move; null where it can. */
  code: RefusalCode | null
  /** The reference is added to its subject when it is sent. */
  mail: (MailWords & { to: string; locale: string; in_english: MailWords | null }) | null
  /** The matches that end with the move, by their other side. */
  ends: EndingMatch[]
}

export type MoveQuestion = { ids: readonly string[]; to: ApplicationStatus; asked?: Asked | undefined }

const unknownMove = {
  reference: null,
  from: null,
  moved_by: null,
  version: null,
  code: 'not_found',
  mail: null,
  ends: [],
} satisfies Omit<MovePreview, 'id'>

/** Dry run of `moveApplications`. */
export async function previewMoves(store: Store, { ids, to, asked }: MoveQuestion) {
  const moves: MovePreview[] = []
  const lastMoves = await listLastMoves(store, ids)
  for (const id of ids) {
    const application = await findApplication(store, id)
    if (!application) {
      moves.push({ ...unknownMove, id })
      continue
    }
    const sound = asked ? checkAsked(application, to, asked) : done(undefined)
    if (!sound.ok) return sound
    const { kind, number, status, version, email, locale } = application
    const code = await whyNotByHand(store, application, to)
    const words = code ? null : await wordsFor(store, application, to, asked)
    moves.push({
      id,
      reference: referenceOf(kind, number),
      from: status,
      moved_by: lastMoves.get(id)?.staff_name ?? null,
      version,
      code,
      mail: words && {
        ...words,
        to: email,
        locale,
        in_english: await inEnglish(store, application, to, asked),
      },
      ends: code ? [] : await listEnding(store, application, to),
    })
  }
  return done({ moves })
}

/** The same words for staff who do not read the applicant's language; null if that is English. */
async function inEnglish(store: Store, application: Application, to: ApplicationStatus, asked?: Asked) {
  return application.locale === 'en' ? null : wordsFor(store, { ...application, locale: 'en' }, to, asked)
}

/** Held, so that it can be undone with its move; secret if it contains a link. */
async function queueWords(
  database: Database,
  { id, kind, number, locale, email }: Application,
  words: MailWords,
  { heldMs, token }: { heldMs: number; token?: string | undefined },
): Promise<{ id: string }> {
  const mail = {
    to: email,
    locale,
    applicationId: id,
    heldMs,
    ...(token && { secret: true as const, keepsWords: true }),
  }
  const pinDay = token && (await pinDayOf(database, id, locale))
  return mailLetter(database, mail, (t) => {
    const label = t(`access.open${nounOf[kind]}`)
    const link = token ? { label, href: editPath(kind, locale, token), pinDay } : undefined
    return moveLetter(t, words, { reference: referenceOf(kind, number), link, reason: reasonOf(t, kind) })
  })
}
