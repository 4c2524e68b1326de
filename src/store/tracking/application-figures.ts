import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { DeclineReason } from '../../domain/review/decline-reasons.ts'
import type { Period, Unit } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'
import { within } from '../review/search.ts'

/** Counts by kind and period; empty periods are omitted. */
export async function countApplicationsOver({ db }: Database, period: Period, unit: Unit) {
  const { rows } = await sql<{ kind: ApplicationKind; key: string; count: number }>`
    SELECT kind, to_char(start, 'YYYY-MM-DD') AS key, count
    FROM (
      SELECT kind, date_trunc(${sql.lit(unit)}, submitted_at AT TIME ZONE 'UTC') AS start, count(*)::int AS count
      FROM application WHERE ${during('submitted_at', period)}
      GROUP BY 1, 2
    ) AS counted`.execute(db)
  return rows
}

export async function countCountries({ db }: Database, period: Period) {
  const { rows } = await sql<{ kind: ApplicationKind; country: string; count: number }>`
    SELECT kind, country, count(*)::int AS count
    FROM application WHERE kind IN ('expert', 'hospital') AND country IS NOT NULL AND ${during('submitted_at', period)}
    GROUP BY 1, 2 ORDER BY 3 DESC, 2`.execute(db)
  return rows
}

export type StatusFigures = {
  kind: ApplicationKind
  status: ApplicationStatus
  reached: number
  now: number
  /** The median of stays that have ended. */
  median_days: number | null
}

/**
 * For applications of the period: how many reached each status, how many are in it now, and how long they stayed.
 * Undone moves do not count.
 */
export async function readStatusFigures({ db }: Database, period: Period): Promise<StatusFigures[]> {
  const { rows } = await sql<StatusFigures>`
    WITH came AS MATERIALIZED (
      SELECT id, kind, status, submitted_at FROM application WHERE ${during('submitted_at', period)}
    ), entered AS (
      SELECT id, kind, 'submitted' AS status, submitted_at AS at, 0 AS place FROM came
      UNION ALL
      SELECT came.id, kind, to_status, moved_at, move.id
      FROM came JOIN move ON application_id = came.id WHERE undone_at IS NULL
    ), stays AS (
      SELECT id, kind, status, lead(at) OVER (PARTITION BY id ORDER BY place) - at AS length FROM entered
    ), figures AS (
      SELECT kind, status, count(DISTINCT id)::int AS reached,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM length)) / 86400 AS median_days
      FROM stays GROUP BY kind, status
    ), present AS (
      SELECT kind, status, count(*)::int AS now FROM came GROUP BY kind, status
    )
    SELECT kind, status, greatest(coalesce(reached, 0), coalesce(now, 0)) AS reached, coalesce(now, 0) AS now, median_days
    FROM figures FULL JOIN present USING (kind, status)`.execute(db)
  return rows
}

/** SQL: whether a column is in the period; a missing first or last day is no limit. */
export function during(column: string, { from, to }: Partial<Period>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(within(column, from, to), sql` AND `)})`
}

/** Declines of the period by kind and reason; those of earlier releases have none. Undone moves do not count. */
export async function countDeclines({ db }: Database, period: Period) {
  const { rows } = await sql<{ kind: ApplicationKind; reason: DeclineReason | null; count: number }>`
    SELECT kind, decline_reason AS reason, count(*)::int AS count
    FROM move JOIN application ON application.id = application_id
    WHERE to_status = 'declined' AND undone_at IS NULL AND ${during('moved_at', period)}
    GROUP BY 1, 2`.execute(db)
  return rows
}
