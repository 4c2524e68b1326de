import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Database } from '../database.ts'

/** The matches of a hospital or an expert with one of these statuses, each with the other side; the oldest first. */
export function listMatchesWith(
  { db }: Database,
  { id, kind }: { id: string; kind: 'hospital' | 'expert' },
  statuses: readonly MatchStatus[],
) {
  const [own, other] =
    kind === 'hospital'
      ? (['match.hospital_id', 'match.expert_id'] as const)
      : (['match.expert_id', 'match.hospital_id'] as const)
  return db
    .selectFrom('match')
    .innerJoin('application', 'application.id', other)
    .select(['match.id', 'match.status'])
    .select(['application.id as other_id', 'application.name', 'application.number', 'application.kind'])
    .select('application.country')
    .where(own, '=', id)
    .where('match.status', 'in', [...statuses])
    .orderBy('match.suggested_at')
    .orderBy('match.id')
    .execute()
}
