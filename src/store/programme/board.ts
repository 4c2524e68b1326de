import { type RawBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { engaged } from '../../domain/matching/workload.ts'
import {
  type BoardStage,
  type ReportStage,
  type RequestStage,
  reportStages,
  requestStages,
} from '../../domain/programme/board.ts'
import type { ReportKind } from '../../domain/programme/reports.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import {
  assignedTo,
  type Condition,
  keyset,
  type Part,
  time,
  where,
  withPlaces,
} from '../review/application-conditions.ts'
import { ofRegions } from '../review/region-conditions.ts'
import { matches } from '../review/search.ts'
import { today } from './reports.ts'

export type BoardFilter = {
  search?: string | undefined
  country?: string | undefined
  /** The request's assignee, or 'none'. */
  assignee?: string | undefined
  /** Only requests and matches of their regions. */
  staff: Regional
}

/** A request, a match or a report in a list of the board. */
export type Ticket = {
  id: string
  match_id: string | null
  hospital_id: string
  hospital: string
  status: ApplicationStatus
  country: string | null
  expert: string | null
  expert_id: string | null
  report: ReportKind | null
  since: Date
}

/** The tickets of a stage, oldest first; ended ones newest first. */
export async function listTickets({ db }: Database, stage: BoardStage, filter: BoardFilter, part: Part) {
  const { from, only, id, since, columns, newestFirst = false } = sourceOf(stage)
  const sorted = time(since)
  const { behind, order } = keyset(sorted, newestFirst, part.after, id)
  const { rows } = await sql<Ticket & { place_value: string }>`
    SELECT ${id} AS id, hospital.id AS hospital_id, hospital.name AS hospital, hospital.status, hospital.country,
      ${columns},
      ${since} AS since, ${sorted.value} AS place_value
    FROM ${from} WHERE ${where([only, ...narrowed(stage, filter), behind])}
    ORDER BY ${order} LIMIT ${part.atMost}`.execute(db)
  return withPlaces(rows)
}

export async function countTickets({ db }: Database, stage: BoardStage, filter: BoardFilter) {
  const { from, alone = from, only } = sourceOf(stage)
  const conditions = narrowed(stage, filter)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${conditions.some(Boolean) ? from : alone}
    WHERE ${where([only, ...conditions])}`.execute(db)
  return rows[0]?.count ?? 0
}

type Source = {
  from: RawBuilder<unknown>
  /** The same rows without both sides of a match, which only a filter asks about. */
  alone?: RawBuilder<unknown>
  only: RawBuilder<unknown>
  id: RawBuilder<unknown>
  since: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  newestFirst?: boolean
}

function sourceOf(stage: BoardStage): Source {
  if (isRequest(stage)) return ofRequests(stage)
  return isReport(stage) ? ofReports(stage) : ofMatches(stage)
}

const isRequest = (stage: BoardStage): stage is RequestStage =>
  (requestStages as readonly string[]).includes(stage)
const isReport = (stage: BoardStage): stage is ReportStage =>
  (reportStages as readonly string[]).includes(stage)

const inTheMaking = sql`EXISTS (SELECT FROM match
  WHERE hospital_id = hospital.id AND match.status IN ('suggested', 'invited', 'interested'))`

const requests: Readonly<Record<Exclude<RequestStage, 'closed'>, RawBuilder<unknown>>> = {
  without_expert: sql`hospital.status IN ('expert_selected', 'active') AND NOT EXISTS (
    SELECT FROM match WHERE hospital_id = hospital.id AND match.status = ANY(${[...engaged]}))`,
  eligible: sql`hospital.status = 'eligible' AND NOT ${inTheMaking}`,
  asking: sql`hospital.status = 'eligible' AND ${inTheMaking}`,
  shortlist_sent: sql`hospital.status = 'shortlist_sent'`,
}

function ofRequests(stage: RequestStage): Source {
  if (stage === 'closed') return ofClosedRequests
  return {
    from: sql`application AS hospital`,
    only: sql`hospital.kind = 'hospital' AND ${requests[stage]}`,
    id: sql`hospital.id`,
    since: stage === 'without_expert' ? expertLeft : sql`hospital.updated_at`,
    columns: ofNoMatch,
  }
}

/** SQL: when the expert left the request. */
const expertLeft = sql`coalesce(
  (SELECT max(moved_at) FROM match WHERE hospital_id = hospital.id AND match.status IN ('ended_early', 'declined')),
  hospital.updated_at)`

const ofNoMatch = sql`NULL AS match_id, NULL AS expert, NULL AS expert_id, NULL AS report`

/** Requests whose last collaboration ended early and which have no other match; read by the index of matches. */
const ofClosedRequests: Source = {
  from: sql`match JOIN application AS hospital ON hospital.id = match.hospital_id`,
  only: sql`match.status = 'ended_early' AND hospital.status IN ('no_match', 'declined', 'withdrawn')
    AND NOT EXISTS (SELECT FROM match AS later WHERE later.hospital_id = match.hospital_id
      AND later.status = 'ended_early' AND (later.moved_at, later.id) > (match.moved_at, match.id))`,
  id: sql`match.id`,
  since: sql`match.moved_at`,
  columns: ofNoMatch,
  newestFirst: true,
}

const both = sql`JOIN application AS hospital ON hospital.id = match.hospital_id
  JOIN application AS expert ON expert.id = match.expert_id`

function ofMatches(status: MatchStatus): Source {
  return {
    from: sql`match ${both}`,
    alone: sql`match`,
    only: sql`match.status = ${status}`,
    id: sql`match.id`,
    since: sql`match.moved_at`,
    columns: sql`match.id AS match_id, expert.name AS expert, expert.id AS expert_id, NULL AS report`,
    newestFirst: status === 'completed' || status === 'ended_early',
  }
}

function ofReports(stage: ReportStage): Source {
  const isOverdue = stage === 'reports_overdue'
  return {
    from: sql`report JOIN match ON match.id = report.match_id ${both}`,
    alone: sql`report JOIN match ON match.id = report.match_id`,
    only: isOverdue
      ? sql`report.status = 'due' AND due_on < ${today} AND match.status = 'active'`
      : sql`report.status = 'submitted' AND match.status IN ('active', 'on_hold')`,
    id: sql`report.id`,
    since: isOverdue ? sql`(due_on::timestamp AT TIME ZONE 'UTC')` : sql`report.submitted_at`,
    columns: sql`match.id AS match_id, expert.name AS expert, expert.id AS expert_id, report.kind AS report`,
  }
}

function narrowed(stage: BoardStage, { search, country, assignee, staff }: BoardFilter): Condition[] {
  const found = search && matches(search, sql`hospital.words`)
  return [
    found && !isRequest(stage) ? sql`(${found} OR ${matches(search, sql`expert.words`)})` : found,
    country && sql`hospital.country = ${country}`,
    assignedTo(assignee, 'hospital.assignee_id'),
    ofRegions(staff, 'hospital'),
  ]
}
