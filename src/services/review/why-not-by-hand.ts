import { type ApplicationStatus, mayMove } from '../../domain/applications/application-status.ts'
import { isMadeByMatching, isSearchAgain, movesByHand } from '../../domain/applications/moves-by-matching.ts'
import type { RefusalCode } from '../../domain/refusals.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { hasExpert } from '../../store/matching/matches.ts'

type Moving = Pick<Application, 'id' | 'kind' | 'status'>

/** Why staff may not make this move; null if they may. */
export async function whyNotByHand(
  database: Database,
  { id, kind, status }: Moving,
  to: ApplicationStatus,
): Promise<RefusalCode | null> {
  if (!mayMove(kind, status, to)) return 'wrong_status'
  const isOfMatching =
    isMadeByMatching(kind, status, to) || (isSearchAgain(status, to) && (await hasExpert(database, id)))
  return isOfMatching ? 'made_by_matching' : null
}

/** Where somebody may move it now. */
export async function allowedMoves(database: Database, application: Moving): Promise<ApplicationStatus[]> {
  const moves = movesByHand(application.kind, application.status)
  const reasons = await Promise.all(moves.map((to) => whyNotByHand(database, application, to)))
  return moves.filter((_, at) => reasons[at] === null)
}
