import { type ApplicationStatus, mayMove } from '../../domain/applications/application-status.ts'
import { isMadeByMatching, isSearchAgain, movesByHand } from '../../domain/applications/moves-by-matching.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { askedFields } from '../../domain/forms/engine/visible.ts'
import { done, refuse } from '../../domain/refusals.ts'
import type { Asked } from '../../mail/letters/application-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { hasExpert } from '../../store/matching/matches.ts'

type Moving = Pick<Application, 'id' | 'kind' | 'status'>

/** Why staff may not make this move; null if they may. */
export async function whyNotByHand(database: Database, { id, kind, status }: Moving, to: ApplicationStatus) {
  if (!mayMove(kind, status, to)) return 'wrong_status'
  const isOfMatching =
    isMadeByMatching(kind, status, to) || (isSearchAgain(status, to) && (await hasExpert(database, id)))
  return isOfMatching ? 'made_by_matching' : null
}

export async function allowedMoves(database: Database, application: Moving): Promise<ApplicationStatus[]> {
  const moves = movesByHand(application.kind, application.status)
  const reasons = await Promise.all(moves.map((to) => whyNotByHand(database, application, to)))
  return moves.filter((_, at) => reasons[at] === null)
}

/** Whether a move may ask for these fields: only `info_requested` asks, and only for fields of the form. */
export function checkAsked({ kind }: Pick<Application, 'kind'>, to: ApplicationStatus, asked: Asked) {
  if (to !== 'info_requested') return refuse('invalid_answers', { errors: { asked: 'unknown_field' } })
  const known = askedFields(applicationForms[kind])
  const isKnown = asked.fields.every((name) => known.includes(name))
  return isKnown ? done(undefined) : refuse('invalid_answers', { errors: { asked: 'invalid_choice' } })
}
