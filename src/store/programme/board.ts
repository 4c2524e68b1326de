import { type RawBuilder, sql } from 'kysely'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { engaged } from '../../domain/matching/workload.ts'
import {
  type BoardStage,
  type ReportStage,
  type RequestStage,
  reportStages,
  requestStages,
  shortlistDays,
} from '../../domain/programme/board.ts'
import type { ReportKind } from '../../domain/programme/reports.ts'
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
import { matches } from '../review/search.ts'
import { today } from './reports.ts'

export type BoardFilter = {
  search?: string | undefined
  country?: string | undefined
  /** The request's assignee, or 'none'. */
  assignee?: string | undefined
}

/** A request, a match or a report that stands in a list of the board. */
export type Ticket = {
  id: string
  match_id: string | null
  hospital_id: string
  hospital: string
  country: string | null
  expert: string | null
  report: ReportKind | null
  since: Date
  late: boolean
}

/** Oldest first; ended ones newest first. */
export async function listTickets({ db }: Database, stage: BoardStage, filter: BoardFilter, part: Part) {
  const { from, only, id, since, columns, newestFirst = false } = sourceOf(stage)
  const sorted = time(since)
  const { behind, order } = keyset(sorted, newestFirst, part.after, id)
  const { rows } = await sql<Ticket & { place_value: string }>`
    SELECT ${id} AS id, hospital.id AS hospital_id, hospital.name AS hospital, hospital.country, ${columns},
      ${since} AS since, ${sorted.value} AS place_value
    FROM ${from} WHERE ${where([only, ...narrowed(stage, filter), behind])}
    ORDER BY ${order} LIMIT ${part.atMost}`.execute(db)
  return withPlaces(rows)
}

export async function countTickets({ db }: Database, stage: BoardStage, filter: BoardFilter) {
  const { from, only } = sourceOf(stage)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${from}
    WHERE ${where([only, ...narrowed(stage, filter)])}`.execute(db)
  return rows[0]?.count ?? 0
}

type Source = {
  from: RawBuilder<unknown>
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

function ofRequests(stage: RequestStage): Source {
  const isLeft = stage === 'without_expert'
  const only = isLeft
    ? sql`hospital.status IN ('expert_selected', 'active') AND NOT EXISTS (
        SELECT FROM match WHERE hospital_id = hospital.id AND match.status = ANY(${[...engaged]}))`
    : sql`hospital.status = 'eligible'`
  return {
    from: sql`application AS hospital`,
    only: sql`hospital.kind = 'hospital' AND ${only}`,
    id: sql`hospital.id`,
    since: sql`hospital.updated_at`,
    columns: sql`NULL AS match_id, NULL AS expert, NULL AS report, ${isLeft}::boolean AS late`,
  }
}

const both = sql`JOIN application AS hospital ON hospital.id = match.hospital_id
  JOIN application AS expert ON expert.id = match.expert_id`

function ofMatches(status: MatchStatus): Source {
  return {
    from: sql`match ${both}`,
    only: sql`match.status = ${status}`,
    id: sql`match.id`,
    since: sql`match.moved_at`,
    columns: sql`match.id AS match_id, expert.name AS expert, NULL AS report,
      ${late[status] ?? sql`false`} AS late`,
    newestFirst: status === 'completed' || status === 'ended_early',
  }
}

const late: Partial<Record<MatchStatus, RawBuilder<unknown>>> = {
  invited: sql`EXISTS (SELECT FROM match_invitation WHERE match_id = match.id AND answer_by < now())`,
  shortlisted: sql`match.moved_at < now() - ${shortlistDays} * interval '1 day'`,
  active: sql`EXISTS (
    SELECT FROM report WHERE match_id = match.id AND report.status = 'due' AND due_on < ${today})`,
}

function ofReports(stage: ReportStage): Source {
  const isOverdue = stage === 'reports_overdue'
  return {
    from: sql`report JOIN match ON match.id = report.match_id ${both}`,
    only: isOverdue
      ? sql`report.status = 'due' AND due_on < ${today} AND match.status = 'active'`
      : sql`report.status = 'submitted' AND match.status IN ('active', 'on_hold')`,
    id: sql`report.id`,
    since: isOverdue ? sql`(due_on::timestamp AT TIME ZONE 'UTC')` : sql`report.submitted_at`,
    columns: sql`match.id AS match_id, expert.name AS expert, report.kind AS report,
      ${isOverdue}::boolean AS late`,
  }
}

function narrowed(stage: BoardStage, { search, country, assignee }: BoardFilter): Condition[] {
  const found = search && matches(search, sql`hospital.words`)
  return [
    found && !isRequest(stage) ? sql`(${found} OR ${matches(search, sql`expert.words`)})` : found,
    country && sql`hospital.country = ${country}`,
    assignedTo(assignee, 'hospital.assignee_id'),
  ]
}
