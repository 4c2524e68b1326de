import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { checkDecline, type Decline } from '../../domain/review/decline-reasons.ts'
import type { NewInterview } from '../../domain/review/interview.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Asked } from '../../mail/letters/application-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { cancelledBy, type InterviewChange, judgeInterview } from './interview-of-move.ts'
import { checkAsked } from './why-not-by-hand.ts'

/** The status to which an application moves, and what that status needs. */
export type MoveFacts = {
  to: ApplicationStatus
  /** For a move to `info_requested`: what the applicant is asked for. */
  asked?: Asked | undefined
  /** For a move to `declined`: the reason. */
  decline?: Decline | undefined
  /** For a move to `interview`: when and where; without it they agree on a time later. */
  interview?: NewInterview | undefined
}

type Judging = {
  staff?: Author | undefined
  /** A preview may come before the reason of a decline and before what is asked. */
  isPreview?: boolean
}

/** Whether a move has what its status needs and nothing else; returns what becomes of the interview. */
export async function judgeMove(
  database: Database,
  application: Application,
  given: MoveFacts,
  { staff, isPreview = false }: Judging,
): Promise<Outcome<InterviewChange | undefined>> {
  const { to, asked, decline, interview } = given
  const sound = isPreview && !asked ? done(undefined) : judgeAsked(application, given)
  if (!sound.ok) return sound
  if (decline && to !== 'declined') return refuse('invalid_answers', { errors: { decline: 'unknown_field' } })
  const isAsked = to === 'declined' && !(isPreview && !decline)
  const errors = isAsked ? checkDecline(application.kind, decline) : {}
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  if (!interview) return done(await cancelledBy(database, application, to))
  if (to !== 'interview') return refuse('invalid_answers', { errors: { interview: 'unknown_field' } })
  return judgeInterview(database, staff, application, interview)
}

/** A request for information lists the requested fields. */
function judgeAsked(application: Application, { to, asked }: MoveFacts): Outcome<undefined> {
  if (asked) return checkAsked(application, to, asked)
  return to === 'info_requested'
    ? refuse('invalid_answers', { errors: { asked: 'required' } })
    : done(undefined)
}
