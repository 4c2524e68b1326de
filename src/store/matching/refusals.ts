import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'

/** The time of a refusal after the choice, unless the match has moved since. Only the audit records it. */
export const refusedAt = sql<Date | null>`(
  SELECT max(at) FROM audit
  WHERE subject_id = match.id AND action = 'match_refused' AND at > match.moved_at)`

/** The matches whose expert has declined since the last move, with the reason. */
export function listRefused({ db }: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('match')
    .select(['id', 'answer_reason'])
    .where('id', '=', anyOf(matchIds))
    .where(refusedAt, 'is not', null)
    .execute()
}
