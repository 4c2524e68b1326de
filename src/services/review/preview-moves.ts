import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { Fact } from '../../domain/mail/letter.ts'
import { done, type RefusalCode } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { MailWords } from '../../mail/letters/application-letters.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { listLastMoves } from '../../store/review/moves.ts'
import { letterWords } from '../mail/letter-words.ts'
import { whyOutside } from '../staff/judge-regions.ts'
import { partsAround } from './around-words.ts'
import { type EndingMatch, findEndings, shownTo } from './ending-matches.ts'
import type { InterviewChange } from './interview-of-move.ts'
import { judgeMove, type MoveFacts } from './judge-move.ts'
import { oneInterview } from './move-applications.ts'
import { type Ending, type Notice, previewNotices } from './preview-notices.ts'
import { whyNotByHand } from './why-not-by-hand.ts'
import { type FactsOfMove, wordsFor } from './words-of-move.ts'

type MailOfMove = MailWords & {
  to: string
  locale: string
  /** Added above the words; null for a name that cannot be greeted. */
  salutation: string | null
  in_english: MailWords | null
  rows: Fact[]
}

export type MovePreview = {
  id: string
  /** Null if the application no longer exists. */
  reference: string | null
  from: ApplicationStatus | null
  /** The member of staff who made the last move; null if staff did not make it. */
  moved_by: string | null
  version: number | null
  /** Why it cannot move; null if it can. */
  code: RefusalCode | null
  /** The reference is added to its subject when it is sent. */
  mail: MailOfMove | null
  /** The interview to come that the move cancels, and whether its invitation has left. */
  cancels_interview: { starts_at: string; told: boolean } | null
  /** The matches that end with the move, by their other side. */
  ends: EndingMatch[]
  /** The mails to those other sides; they go even if the applicant gets none. */
  notices: Notice[]
  /** The number of further mails to hospitals outside the reader's regions. */
  hidden_notices: number
}

type MoveQuestion = MoveFacts & { ids: readonly string[] }

const unknownMove = {
  reference: null,
  from: null,
  moved_by: null,
  version: null,
  code: 'not_found',
  mail: null,
  cancels_interview: null,
  ends: [],
  notices: [],
  hidden_notices: 0,
} satisfies Omit<MovePreview, 'id'>

/** Dry run of `moveApplications`. */
export async function previewMoves(store: Store, staff: Author & Regional, question: MoveQuestion) {
  const { ids, to, asked, decline } = question
  if (question.interview && ids.length > 1) return oneInterview
  const moves: MovePreview[] = []
  const ending: Ending[] = []
  const lastMoves = await listLastMoves(store, ids)
  for (const id of ids) {
    const application = await findApplication(store, id)
    const outside = application && whyOutside(staff, application, 'act')
    if (!application || outside) {
      moves.push({ ...unknownMove, id, code: outside ?? 'not_found' })
      continue
    }
    const judged = await judgeMove(store, application, question, { staff, isPreview: true })
    if (!judged.ok) return judged
    const interview = judged.value
    const facts = { asked, decline, interview }
    const { kind, number, status, version, email, locale } = application
    const code = await whyNotByHand(store, application, to)
    const words = code ? null : await wordsFor(store, application, to, facts)
    const ends = code ? [] : await findEndings(store, application, to)
    if (ends.length > 0) ending.push({ application, ends })
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
        ...partsAround(await letterWords(store, locale), application, interview),
        in_english: await inEnglish(store, application, to, facts),
      },
      cancels_interview: code ? null : sayCancelled(interview),
      ends: ends.map((one) => shownTo(staff, one)),
      notices: [],
      hidden_notices: 0,
    })
  }
  const notices = await previewNotices(store, staff, ending, to)
  return done({ moves: moves.map((move) => ({ ...move, ...notices.get(move.id) })) })
}

/** The same words for staff who do not read the applicant's language; null if that is English. */
async function inEnglish(store: Store, application: Application, to: ApplicationStatus, facts: FactsOfMove) {
  return application.locale === 'en' ? null : wordsFor(store, { ...application, locale: 'en' }, to, facts)
}

const sayCancelled = (change: InterviewChange | undefined) =>
  change?.what === 'cancelled'
    ? { starts_at: change.row.starts_at.toISOString(), told: change.isKnown }
    : null
