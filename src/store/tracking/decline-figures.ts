import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { DeclineReason } from '../../domain/review/decline-reasons.ts'
import type { Period } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'
import { during } from './application-figures.ts'

/** Declines of the period by kind and reason; those of earlier releases have none. Undone moves do not count. */
export async function countDeclines({ db }: Database, period: Period) {
  const { rows } = await sql<{ kind: ApplicationKind; reason: DeclineReason | null; count: number }>`
    SELECT kind, decline_reason AS reason, count(*)::int AS count
    FROM move JOIN application ON application.id = application_id
    WHERE to_status = 'declined' AND undone_at IS NULL AND ${during('moved_at', period)}
    GROUP BY 1, 2`.execute(db)
  return rows
}
