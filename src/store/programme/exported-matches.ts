import { type RawBuilder, sql } from 'kysely'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { ReportKind, ReportStatus } from '../../domain/programme/reports.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import {
  type Condition,
  keyset,
  type Part,
  time,
  where,
  withPlaces,
} from '../review/application-conditions.ts'
import { ofRegions } from '../review/region-conditions.ts'
import { within } from '../review/search.ts'

export type MatchFilter = {
  from?: string | undefined
  to?: string | undefined
  /** Countries of hospitals; undefined for all. */
  countries?: readonly string[] | undefined
  /** Only matches of their regions. */
  staff: Regional
}

export type ExportedMatch = {
  id: string
  status: MatchStatus
  hospital_number: number
  hospital: string
  hospital_country: string | null
  expert_number: number
  expert: string
  expert_country: string | null
  score: number
  confidence: number
  suggested_at: Date
  starts_on: string | null
  ends_on: string | null
  /** The last time of each status, and the time when the work began; undone moves do not count. */
  moved: Partial<Record<MatchStatus, string>>
  reports: Partial<Record<ReportKind, { status: ReportStatus; due_on: string; submitted_at: string | null }>>
  rating: string | null
}

/** One part of the matches, oldest first. */
export async function listExportedMatches({ db }: Database, filter: MatchFilter, { after, atMost }: Part) {
  const sorted = time(sql`match.suggested_at`)
  const { behind, order } = keyset(sorted, false, after, sql`match.id`)
  const { rows } = await sql<ExportedMatch & { place_value: string }>`
    SELECT match.id, match.status, score, confidence, suggested_at, starts_on, ends_on,
      hospital.number AS hospital_number, hospital.name AS hospital, hospital.country AS hospital_country,
      expert.number AS expert_number, expert.name AS expert, expert.country AS expert_country,
      coalesce(moves.moved, '{}') AS moved, coalesce(owed.reports, '{}') AS reports, owed.rating,
      ${sorted.value} AS place_value
    FROM match
      JOIN application AS hospital ON hospital.id = match.hospital_id
      JOIN application AS expert ON expert.id = match.expert_id
      CROSS JOIN LATERAL (${movesOf}) AS moves
      CROSS JOIN LATERAL (${reportsOf}) AS owed
    WHERE ${where([sql`true`, ...conditionsOf(filter), behind])}
    ORDER BY ${order} LIMIT ${atMost}`.execute(db)
  return withPlaces(rows)
}

const movesOf: RawBuilder<unknown> = sql`
  SELECT jsonb_object_agg(to_status, moved_at ORDER BY match_move.id) AS moved FROM match_move
  WHERE match_id = match.id AND undone_at IS NULL AND (from_status, to_status) <> ('on_hold', 'active')`

const reportsOf: RawBuilder<unknown> = sql`
  SELECT jsonb_object_agg(kind, jsonb_build_object(
      'status', report.status, 'due_on', due_on, 'submitted_at', submitted_at)) AS reports,
    max(answers ->> 'rating') FILTER (WHERE report.status IN ('submitted', 'accepted')) AS rating
  FROM report WHERE match_id = match.id`

function conditionsOf({ from, to, countries, staff }: MatchFilter): Condition[] {
  return [
    ...within('match.suggested_at', from, to),
    countries && sql`hospital.country = ANY(${[...countries]})`,
    ofRegions(staff, 'hospital'),
  ]
}
