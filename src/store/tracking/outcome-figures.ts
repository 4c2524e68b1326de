import { sql } from 'kysely'
import type { ReportKind } from '../../domain/programme/reports.ts'
import { type Rating, ratingNames } from '../../domain/tracking/mean-rating.ts'
import {
  firstMatch,
  type InvitationAnswer,
  invitationAnswers,
  type ReportTime,
  reportTimes,
  requestStages,
  type Tally,
  type Wait,
  waitDays,
  waits,
} from '../../domain/tracking/outcomes.ts'
import type { Period } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'
import { today } from '../programme/reports.ts'
import { during } from './application-figures.ts'
import { joinHospital, joinRegion, type RegionRow, region, tally } from './by-region.ts'

export type FirstMatches = RegionRow &
  Tally<Wait> & {
    requests: number
    matched: number
    median_days: number | null
    chosen: number
    median_days_to_choice: number | null
  }

const waited = sql`CASE ${sql.join(
  [
    sql`WHEN matched_at IS NULL THEN CASE WHEN status = ANY(${[...requestStages.closed]}) THEN 'closed' ELSE 'open' END`,
    ...Object.entries(waitDays).map(
      ([name, days]) =>
        sql`WHEN matched_at - submitted_at <= make_interval(days => ${days}) THEN ${sql.lit(name)}`,
    ),
  ],
  sql` `,
)} ELSE 'longer' END`

const medianDays = (column: 'matched_at' | 'chosen_at') => sql<number | null>`
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${sql.ref(column)} - submitted_at)) / 86400`

/** The time from a request to its first shortlist or choice, and to its first choice; undone moves do not count. */
export async function readFirstMatches({ db }: Database, period: Period): Promise<FirstMatches[]> {
  const { rows } = await sql<FirstMatches>`
    SELECT region, count(*)::integer AS requests, count(matched_at)::integer AS matched,
      ${medianDays('matched_at')} AS median_days, count(chosen_at)::integer AS chosen,
      ${medianDays('chosen_at')} AS median_days_to_choice, ${tally('wait', waits)}
    FROM (
      SELECT ${region} AS region, submitted_at, matched_at, chosen_at, ${waited} AS wait
      FROM application AS hospital ${joinRegion} CROSS JOIN LATERAL (
        SELECT min(moved_at) AS matched_at, min(moved_at) FILTER (WHERE to_status = 'expert_selected') AS chosen_at
        FROM move WHERE application_id = hospital.id AND to_status = ANY(${[...firstMatch]}) AND undone_at IS NULL
      ) AS reached
      WHERE kind = 'hospital' AND ${during('submitted_at', period)}
    ) AS request GROUP BY ROLLUP (region)`.execute(db)
  return rows
}

/** The last answers of experts invited in the period; a move by the system means that the time ran out. */
export async function countInvitations({ db }: Database, period: Period) {
  const { rows } = await sql<RegionRow & Tally<InvitationAnswer>>`
    SELECT region, ${tally('answer', invitationAnswers)}
    FROM (
      SELECT ${region} AS region, coalesce(answered.answer, 'open') AS answer
      FROM match_invitation ${joinHospital} LEFT JOIN LATERAL (
        SELECT CASE WHEN to_status <> 'lapsed' THEN to_status WHEN actor = 'system' THEN 'expired' ELSE 'taken_back' END
          AS answer
        FROM match_move
        WHERE match_id = match.id AND undone_at IS NULL
          AND (to_status IN ('interested', 'declined') OR from_status = 'invited' AND to_status = 'lapsed')
        ORDER BY match_move.id DESC LIMIT 1
      ) AS answered ON true
      WHERE ${during('asked_at', period)}
    ) AS invitation GROUP BY ROLLUP (region)`.execute(db)
  return rows
}

/** Reports that were due in the period, or have come; a collaboration on hold owes none. */
export async function countReports({ db }: Database, period: Period) {
  const { rows } = await sql<RegionRow & Tally<ReportTime> & { kind: ReportKind }>`
    SELECT region, kind, ${tally('time', reportTimes)}
    FROM (
      SELECT ${region} AS region, report.kind, CASE report.status
        WHEN 'waived' THEN 'waived'
        WHEN 'due' THEN 'missing'
        ELSE CASE WHEN (report.submitted_at AT TIME ZONE 'UTC')::date <= due_on THEN 'in_time' ELSE 'late' END
      END AS time
      FROM report ${joinHospital}
      WHERE due_on BETWEEN ${period.from}::date AND ${period.to}::date
        AND (report.status <> 'due' OR due_on < ${today} AND match.status = 'active')
    ) AS owed GROUP BY GROUPING SETS ((kind, region), (kind))`.execute(db)
  return rows
}

/** Ratings in the feedback that came in the period. */
export async function countRatings({ db }: Database, period: Period) {
  const { rows } = await sql<RegionRow & Tally<Rating>>`
    SELECT region, ${tally('rating', ratingNames)}
    FROM (
      SELECT ${region} AS region, report.answers ->> 'rating' AS rating
      FROM report ${joinHospital}
      WHERE report.kind = 'feedback_report' AND report.status IN ('submitted', 'accepted')
        AND ${during('report.submitted_at', period)}
    ) AS feedback GROUP BY ROLLUP (region)`.execute(db)
  return rows
}
