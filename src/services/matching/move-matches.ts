import { type AuditAction, applicant, byStaff, type Doer } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { type MatchMove, type MatchMover, moveMatch } from '../../store/matching/matches.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Moves matches and writes their audit entries; call with the request's matches locked. */
export async function moveMatches(
  database: Database,
  mover: MatchMover,
  moves: readonly MatchMove[],
  action: Extract<AuditAction, `match_${string}`> = 'match_moved',
): Promise<void> {
  for (const move of moves) {
    await moveMatch(database, mover, move)
    await writeAudit(database, doerOf(mover), action, ['match', move.match.id], {
      before: { status: move.match.status },
      after: { status: move.to },
    })
  }
}

function doerOf(mover: MatchMover): Doer {
  if (mover.actor === 'staff') return byStaff(mover)
  return mover.actor === 'system' ? { actor: 'system' } : applicant
}
