import { sql, type Updateable } from 'kysely'
import { remindersBy } from '../../domain/programme/reminders.ts'
import { type ObligationKind, obligationKinds } from '../../domain/programme/reports.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { today } from './today.ts'

export async function readToday({ db }: Database): Promise<string> {
  const { rows } = await sql<{ today: string }>`SELECT ${today} AS today`.execute(db)
  return rows[0]?.today ?? ''
}

/** Setting a due day counts as a reminder. */
export async function oweReports(
  database: Database,
  matchId: string,
  days: Readonly<Record<ObligationKind, string>>,
): Promise<void> {
  const day = await readToday(database)
  await database.db
    .insertInto('obligation')
    .values(
      obligationKinds.map((kind) => ({
        match_id: matchId,
        kind,
        due_on: days[kind],
        reminders: remindersBy(day, days[kind]),
      })),
    )
    .execute()
}

/** Call with the request's matches locked. */
export async function changeReport(
  { db }: Database,
  id: string,
  change: Pick<Updateable<DB['obligation']>, 'status' | 'due_on' | 'note' | 'reminders'>,
): Promise<void> {
  const { status } = change
  await db
    .updateTable('obligation')
    .set({
      ...change,
      ...(status && {
        settled_at: status === 'accepted' || status === 'waived' ? sql<Date>`now()` : null,
      }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** A reminder does not raise the version. */
export async function countReminders({ db }: Database, id: string, reminders: number): Promise<void> {
  await db.updateTable('obligation').set({ reminders }).where('id', '=', id).execute()
}

/** The next report with a due reminder; SKIP LOCKED lets instances share the work. */
export async function takeReportToRemind({ db }: Database) {
  const { rows } = await sql<{
    id: string
    kind: ObligationKind
    due_on: string
    today: string
    hospital_id: string
    expert_id: string
  }>`
    SELECT obligation.id, obligation.kind, due_on, ${today} AS today, hospital_id, expert_id
    FROM obligation JOIN match ON match.id = match_id JOIN application AS request ON request.id = hospital_id
    WHERE obligation.status = 'due' AND match.status = 'active' AND due_on <= ${today} + 14
      AND reminders < 1 + (due_on <= ${today})::integer + (due_on <= ${today} - 14)::integer
    ORDER BY due_on, obligation.id LIMIT 1 FOR NO KEY UPDATE OF request, match, obligation SKIP LOCKED`.execute(
    db,
  )
  return rows[0]
}
