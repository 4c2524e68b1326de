import { sql } from 'kysely'
import type { ReportKind, ReportStatus } from '../../domain/programme/reports.ts'
import type { Database } from '../database.ts'
import { listMatchMoves } from '../matching/matches.ts'
import { listRefusals, refusedAt } from '../matching/refusals.ts'
import { listAgreements, listLetters } from './agreements.ts'
import { listLastDayChanges } from './last-day.ts'
import { listRemindersOf } from './reminders.ts'
import { listReports } from './reports.ts'

export type WholeMatch = NonNullable<Awaited<ReturnType<typeof findWholeMatch>>>

export async function findWholeMatch(database: Database, id: string) {
  const match = await database.db
    .selectFrom('match')
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .innerJoin('application as expert', 'expert.id', 'match.expert_id')
    .leftJoin('staff_user as assignee', 'assignee.id', 'hospital.assignee_id')
    .selectAll('match')
    .select(['hospital.name as hospital', 'hospital.number as hospital_number', 'hospital.country'])
    .select(['hospital.status as request_status', 'hospital.answers as request', 'assignee.name as assignee'])
    .select(['expert.name as expert', 'expert.number as expert_number', 'expert.country as expert_country'])
    .select(['expert.answers as expert_answers', 'hospital.locale as hospital_locale'])
    .select('expert.locale as expert_locale')
    .select([suggestedBy.as('suggested_by'), refusedAt.as('refused_at')])
    .where('match.id', '=', id)
    .executeTakeFirst()
  if (!match) return undefined
  const [moves, agreements, [letter], reports, reminders, last_days, refusals, report_acts, invitation] =
    await Promise.all([
      listMatchMoves(database, id),
      listAgreements(database, [id]),
      listLetters(database, [id]),
      listReports(database, [id]),
      listRemindersOf(database, id),
      listLastDayChanges(database, id),
      listRefusals(database, id),
      listReportActs(database, id),
      database.db
        .selectFrom('match_invitation')
        .select(['asked_at', 'answer_by'])
        .where('match_id', '=', id)
        .executeTakeFirst(),
    ])
  const acts = { refusals, report_acts }
  return { ...match, moves, agreements, letter, reports, reminders, last_days, ...acts, invitation }
}

/** When each report came and what staff decided, as the audit has it. */
async function listReportActs({ db }: Database, matchId: string) {
  const { rows } = await sql<{ kind: ReportKind; to: ReportStatus; staff_name: string | null; at: Date }>`
    SELECT coalesce(after ->> 'report', (SELECT min(key) FROM jsonb_object_keys(after) AS key)) AS kind,
      CASE action WHEN 'match_report_sent' THEN 'submitted' ELSE
        (SELECT min(value) FROM jsonb_each_text(after)) END AS to, staff_name, at
    FROM audit WHERE subject_id = ${matchId} AND action IN ('match_report_sent', 'match_report_decided')
    ORDER BY id`.execute(db)
  return rows
}

/** Under the name at that time; only the audit has it. */
const suggestedBy = sql<string | null>`(
  SELECT staff_name FROM audit WHERE subject_id = match.id AND action = 'match_suggested' LIMIT 1)`

export type KeptReport = WholeMatch['reports'][number]
