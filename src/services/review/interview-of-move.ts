import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { CalendarEntry, Fact } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { isTooFar, type NewInterview } from '../../domain/review/interview.ts'
import type { Author } from '../../domain/staff/audit.ts'
import {
  calendarOf,
  type Interview,
  type InterviewMail,
  rowsOfInterview,
} from '../../mail/letters/interview-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import { findAssignee } from '../../store/review/assignees.ts'
import {
  type InterviewRow,
  listInterviews,
  markUntold,
  type NewInterviewRow,
} from '../../store/review/interviews.ts'
import { findHeldMove } from '../../store/review/moves.ts'

/** What becomes of the interview of an application, and what its mail says of it. */
export type InterviewChange = {
  what: InterviewMail
  /** Whether the applicant has been told of the interview before. */
  isKnown: boolean
  /** Whether the mail is mainly about something else. */
  isByTheWay?: boolean
  /** The mail of the invitation, if that is still held. */
  held?: { mailId: string; batchId: string } | undefined
  row: Omit<NewInterviewRow, 'mailed' | 'batch_id'>
}

/** A new interview, or the next version of the one that is to come. */
export async function judgeInterview(
  database: Database,
  staff: Author | undefined,
  application: Pick<Application, 'id'>,
  { starts_at, minutes, place, interviewer }: NewInterview,
): Promise<Outcome<InterviewChange>> {
  const startsAt = new Date(starts_at)
  if (startsAt.getTime() <= Date.now())
    return refuse('invalid_answers', { errors: { 'interview.starts_at': 'too_early' } })
  if (isTooFar(startsAt))
    return refuse('invalid_answers', { errors: { 'interview.starts_at': 'invalid_time' } })
  const who = interviewer === undefined ? staff : await findAssignee(database, interviewer)
  if (!who) return refuse('invalid_answers', { errors: { 'interview.interviewer': 'invalid_choice' } })
  const before = await findUpcoming(database, application.id)
  const isKnown = before?.isKnown ?? false
  return done({
    what: isKnown ? 'changed' : 'set',
    isKnown,
    row: {
      application_id: application.id,
      event_id: before?.event_id ?? randomUUID(),
      sequence: before ? before.sequence + 1 : 0,
      cancelled: false,
      starts_at: startsAt,
      minutes,
      place,
      interviewer_id: who.id,
      interviewer_name: who.name,
    },
  })
}

/** The interview that a move away from the interviews cancels. */
export async function cancelledBy(
  database: Database,
  { id, status }: Pick<Application, 'id' | 'status'>,
  to: ApplicationStatus,
): Promise<InterviewChange | undefined> {
  if (status !== 'interview' || to === 'interview') return undefined
  const upcoming = await findUpcoming(database, id)
  if (!upcoming) return undefined
  const held = await findHeldInvitation(database, id)
  const isKnown = upcoming.told.some((batchId) => batchId === null || batchId !== held?.batchId)
  return { ...cancellationOf(upcoming), isKnown, isByTheWay: true, held }
}

/** While the invitation is held, staff undo its move instead of changing the interview. */
export async function findHeldInvitation(database: Database, applicationId: string) {
  const move = await findHeldMove(database, applicationId)
  const isHeld = move?.to_status === 'interview' && move.mail_id !== null
  return isHeld ? { mailId: move.mail_id as string, batchId: move.batch_id } : undefined
}

/** Drops the invitation to an interview that is cancelled before it left; if it has just left, the applicant knows. */
export async function dropInvitation(database: Database, change: InterviewChange): Promise<InterviewChange> {
  const { held, row } = change
  if (!held) return change
  if (!(await takeBackMail(database, held.mailId))) return { ...change, isKnown: true }
  await markUntold(database, row.application_id, held.batchId)
  return change
}

export function cancellationOf(upcoming: Upcoming): InterviewChange {
  const { application_id, event_id, starts_at, minutes, place, interviewer_id, interviewer_name } = upcoming
  const stays = { application_id, event_id, starts_at, minutes, place, interviewer_id, interviewer_name }
  const row = { ...stays, sequence: upcoming.sequence + 1, cancelled: true }
  return { what: 'cancelled', isKnown: upcoming.isKnown, row }
}

export type Upcoming = InterviewRow &
  Pick<InterviewChange, 'isKnown'> & {
    /** The batches of the moves that mailed it; null for a mail without a move. */
    told: (string | null)[]
  }

/** The interview that is still to come. */
export async function findUpcoming(database: Database, applicationId: string): Promise<Upcoming | undefined> {
  const rows = await listInterviews(database, applicationId)
  const last = rows.at(-1)
  if (!last || last.cancelled || last.starts_at.getTime() <= Date.now()) return undefined
  const mailed = rows.filter((row) => row.mailed && row.event_id === last.event_id)
  return { ...last, isKnown: mailed.length > 0, told: mailed.map(({ batch_id }) => batch_id) }
}

/** What a mail adds below its words, and the file for the reader's calendar. */
export function partsOfInterview(
  t: Translate,
  application: Pick<Application, 'kind' | 'number' | 'locale' | 'answers'>,
  { what, row, isKnown, isByTheWay = false }: InterviewChange,
): { rows: Fact[]; calendar?: CalendarEntry } {
  const interview = interviewIn(row, application.answers)
  const reference = referenceOf(application.kind, application.number)
  if (isByTheWay && !isKnown) return { rows: [] }
  return {
    rows: isByTheWay ? [] : rowsOfInterview(t, application.locale, what, interview),
    calendar: calendarOf(t, what === 'cancelled' ? 'CANCEL' : 'REQUEST', interview, reference),
  }
}

function interviewIn(row: InterviewChange['row'], answers: Application['answers']): Interview {
  const country = answers.country ?? answers.country_origin
  return {
    eventId: row.event_id,
    sequence: row.sequence,
    startsAt: row.starts_at,
    minutes: row.minutes,
    place: row.place,
    interviewer: row.interviewer_name,
    country: typeof country === 'string' ? country : null,
  }
}
