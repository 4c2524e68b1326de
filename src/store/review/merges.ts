import { sql } from 'kysely'
import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { removeApplication } from '../applications/application.ts'
import type { Database } from '../database.ts'
import { moveMails } from '../mail/mail-queue.ts'
import { moveConsents } from '../privacy/consents.ts'
import { moveReminders } from '../programme/reminders.ts'
import { moveUploads } from '../uploads/uploads.ts'
import { moveAssessments } from './assessments.ts'
import { moveInterviews } from './interviews.ts'
import { moveNotes } from './reviewed-application.ts'

/** Counts the rows that depend on an application that may be merged. */
export async function weighApplication({ db }: Database, id: string) {
  const { rows } = await sql<{
    notes: number
    mails: number
    consents: number
    matches: number
    unsent: number
    moves: number
    requests: number
    changes: number
    has_address_change: boolean
    has_open_request: boolean
  }>`
    SELECT (SELECT count(*)::int FROM note WHERE application_id = ${id}) AS notes,
      (SELECT count(*)::int FROM mail WHERE application_id = ${id}) AS mails,
      (SELECT count(*)::int FROM consent WHERE application_id = ${id}) AS consents,
      (SELECT count(*)::int FROM match WHERE ${id} IN (hospital_id, expert_id)) AS matches,
      (SELECT count(*)::int FROM mail WHERE application_id = ${id} AND status IN ('queued', 'sending')) AS unsent,
      (SELECT count(*)::int FROM move WHERE application_id = ${id}) AS moves,
      (SELECT count(*)::int FROM information_request WHERE application_id = ${id}) AS requests,
      (SELECT count(*)::int FROM answer_change WHERE application_id = ${id}) AS changes,
      EXISTS (SELECT FROM address_change WHERE application_id = ${id}) AS has_address_change,
      EXISTS (SELECT FROM information_request WHERE application_id = ${id} AND closed_at IS NULL) AS has_open_request
  `.execute(db)
  const [weight] = rows
  if (!weight) throw new Error('SELECT without FROM returns one row')
  return weight
}

/** Moves the rows of which an application may have several. Call with both locked. */
export async function moveBelongings(database: Database, pair: MergePair, number: number): Promise<void> {
  const { stays, goes } = pair
  await moveNotes(database, pair)
  await moveMails(database, pair)
  await moveConsents(database, pair)
  await moveInterviews(database, pair)
  await moveReminders(database, pair)
  await database.db
    .updateTable('merged_application')
    .set({ application_id: stays })
    .where('application_id', '=', goes)
    .execute()
  await moveUploads(database, pair, number)
  await moveAssessments(database, pair)
}

/** A copy of the other rows of the duplicate. */
export type MergedRecord = {
  application: {
    name: string
    status: string
    locale: string
    submitted_at: string
    tags: string[]
    answers: Record<string, unknown>
  }
  moves: {
    to_status: string
    actor: string
    staff_name: string | null
    moved_at: string
    undone_at: string | null
  }[]
}

/** Stores the rows of the duplicate as JSON and deletes it. Call after moving what the other application takes over. */
export async function removeMerged(
  database: Database,
  { stays, goes }: MergePair,
  staff: Author,
): Promise<void> {
  await sql`
    INSERT INTO merged_application (id, application_id, number, email, record, staff_id, staff_name)
    SELECT id, ${stays}, number, email, jsonb_build_object(
      'application', jsonb_build_object(
        'name', name, 'status', status, 'locale', locale, 'submitted_at', submitted_at, 'tags', tags, 'answers', answers,
        'assignee_id', assignee_id, 'version', version, 'updated_at', updated_at
      ),
      'moves', ${rowsOf('move', 'id', goes)},
      'information_requests', ${rowsOf('information_request', 'asked_at', goes, 'link_digest')},
      'answer_changes', ${rowsOf('answer_change', 'changed_at', goes)},
      'entries', ${rowsOf('entry_on_behalf', 'number', goes)},
      'assessments', ${rowsOf('assessment', 'given_at', goes)},
      'weights', coalesce((SELECT jsonb_agg(to_jsonb(row) ORDER BY row.id)
        FROM match_weights AS row WHERE hospital_id = ${goes}), '[]')
    ), ${staff.id}, ${staff.name}
    FROM application WHERE id = ${goes}`.execute(database.db)
  await removeApplication(database, goes)
}

/** SQL: rows as JSON, without digests, which are useless secrets by now. */
const rowsOf = (table: string, order: string, applicationId: string, without = 'application_id') => sql`
  coalesce((SELECT jsonb_agg(to_jsonb(row) - 'application_id' - ${without} ORDER BY row.${sql.ref(order)})
    FROM ${sql.table(table)} AS row WHERE application_id = ${applicationId}), '[]')`

export async function listMerged({ db }: Database, applicationId: string) {
  const rows = await db
    .selectFrom('merged_application')
    .select(['id', 'number', 'email', 'record', 'staff_name', 'merged_at'])
    .where('application_id', '=', applicationId)
    .orderBy('merged_at')
    .execute()
  return rows.map(({ record, ...row }) => ({ ...row, record: record as MergedRecord }))
}

/** The application that another one was merged into. */
export async function findMergedInto({ db }: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('merged_application')
    .select('application_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.application_id
}
