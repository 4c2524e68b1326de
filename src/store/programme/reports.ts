import { sql, type Updateable } from 'kysely'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { reminderDays, reminderPauseMs, remindersBy } from '../../domain/programme/reminders.ts'
import { type ReportKind, reportAuthor, reportKinds } from '../../domain/programme/reports.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { anyOf, milliseconds, now } from '../postgres/sql-parts.ts'

/** Days are those of UTC, as everywhere in the registry. */
export const today = sql<string>`(now() AT TIME ZONE 'UTC')::date`

export async function readToday({ db }: Database): Promise<string> {
  const { rows } = await sql<{ today: string }>`SELECT ${today} AS today`.execute(db)
  return rows[0]?.today ?? ''
}

export function listReports({ db }: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('report')
    .select(['id', 'match_id', 'kind', 'status', 'due_on', 'answers', 'submitted_at', 'note'])
    .select(['version', 'settled_at'])
    .where('match_id', '=', anyOf(matchIds))
    .orderBy('due_on')
    .orderBy('kind', 'desc')
    .execute()
}

export async function saveReport({ db }: Database, id: string, answers: Answers): Promise<void> {
  await db
    .updateTable('report')
    .set({ answers, status: 'submitted', submitted_at: now, note: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Setting a due day counts as a reminder. */
export async function oweReports(
  database: Database,
  matchId: string,
  days: Readonly<Record<ReportKind, string>>,
): Promise<void> {
  const day = await readToday(database)
  await database.db
    .insertInto('report')
    .values(
      reportKinds.map((kind) => ({
        match_id: matchId,
        kind,
        due_on: days[kind],
        reminders: remindersBy(day, days[kind]),
      })),
    )
    .execute()
}

/** When the beginning of the collaboration is taken back. */
export async function removeReports({ db }: Database, matchId: string): Promise<void> {
  await db.deleteFrom('report').where('match_id', '=', matchId).execute()
}

/** Call with the request's matches locked. */
export async function changeReport(
  { db }: Database,
  id: string,
  change: Pick<Updateable<DB['report']>, 'status' | 'due_on' | 'note' | 'reminders'>,
): Promise<void> {
  const { status } = change
  await db
    .updateTable('report')
    .set({
      ...change,
      ...(status && {
        settled_at: status === 'accepted' || status === 'waived' ? now : null,
      }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** A reminder does not raise the version. */
export async function countReminders({ db }: Database, id: string, reminders: number): Promise<void> {
  await db.updateTable('report').set({ reminders }).where('id', '=', id).execute()
}

/** Kinds of reports that the hospital writes. */
const byHospital = reportKinds.filter((kind) => reportAuthor[kind] === 'hospital')

/** The next report with a due reminder, whose author was not just reminded by hand; SKIP LOCKED lets instances share the work. */
export async function takeReportToRemind({ db }: Database) {
  const { rows } = await sql<{
    id: string
    match_id: string
    kind: ReportKind
    due_on: string
    today: string
    hospital_id: string
    expert_id: string
  }>`
    SELECT report.id, match_id, report.kind, due_on, ${today} AS today, hospital_id, expert_id
    FROM report JOIN match ON match.id = match_id JOIN application AS request ON request.id = hospital_id
    WHERE report.status = 'due' AND match.status = 'active' AND due_on <= ${today} + ${Math.max(...reminderDays)}::integer
      AND reminders < (SELECT count(*) FROM unnest(${[...reminderDays]}::integer[]) AS days WHERE due_on - days <= ${today})
      AND NOT EXISTS (SELECT FROM reminder
        WHERE reminder.application_id = CASE WHEN report.kind = ANY(${byHospital}) THEN hospital_id ELSE expert_id END
          AND staff_name IS NOT NULL AND sent_at > now() - ${milliseconds(reminderPauseMs)})
      AND NOT EXISTS (SELECT FROM match_move
        WHERE match_move.match_id = match.id AND undone_at IS NULL AND held_until > now())
    ORDER BY due_on, report.id LIMIT 1 FOR NO KEY UPDATE OF request, match, report SKIP LOCKED`.execute(db)
  return rows[0]
}
