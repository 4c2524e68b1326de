import { sql } from 'kysely'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Period, Unit } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'
import { during } from './application-figures.ts'
import { joinRegion, type RegionRow, region } from './by-region.ts'

export type StatusChange = RegionRow & { status: ApplicationStatus<'hospital'>; key: string; change: number }

/**
 * By how much the number of requests in each status changes in each unit; what was before the period is in its first
 * unit. Undone moves do not count. Requests without a change since the period began need no look at their moves.
 */
export async function countStatusChanges({ db }: Database, { from, to }: Period, unit: Unit) {
  const { rows } = await sql<StatusChange>`
    WITH request AS MATERIALIZED (
      SELECT hospital.id, submitted_at, ${region} AS region
      FROM application AS hospital ${joinRegion}
      WHERE kind = 'hospital' AND ${during('updated_at', { from })} AND ${during('submitted_at', { to })}
    ), entered AS (
      SELECT id, region, 'submitted' AS status, submitted_at AS at, 0 AS place FROM request
      UNION ALL
      SELECT request.id, region, to_status, moved_at, move.id
      FROM request JOIN move ON application_id = request.id WHERE undone_at IS NULL AND ${during('moved_at', { to })}
    ), stay AS (
      SELECT region, status, at, lead(at) OVER (PARTITION BY id ORDER BY place) AS until FROM entered
    ), changed AS (
      SELECT region, status, at, 1 AS change FROM stay
      UNION ALL
      SELECT region, status, until, -1 FROM stay WHERE until IS NOT NULL
      UNION ALL
      SELECT ${region}, status, ${from}::timestamp AT TIME ZONE 'UTC', count(*)
      FROM application AS hospital ${joinRegion}
      WHERE kind = 'hospital' AND NOT ${during('updated_at', { from })} GROUP BY 1, 2
    )
    SELECT region, status, to_char(start, 'YYYY-MM-DD') AS key, sum(change)::integer AS change
    FROM (
      SELECT region, status, change,
        date_trunc(${sql.lit(unit)}, greatest(at AT TIME ZONE 'UTC', ${from}::timestamp)) AS start
      FROM changed
    ) AS counted GROUP BY region, status, start`.execute(db)
  return rows
}
