import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'

export function findReviewed({ db }: Database, id: string) {
  return db
    .selectFrom('application')
    .leftJoin('staff_user', 'staff_user.id', 'assignee_id')
    .select(['application.id', 'kind', 'number', 'status', 'version', 'answers', 'locale', 'tags'])
    .select(['application.name', 'application.email', 'country', 'submitted_at', 'application.updated_at'])
    .select(['information_received_at', 'assignee_id', 'staff_user.name as assignee_name'])
    .where('application.id', '=', id)
    .executeTakeFirst()
}

/** `matchId`: the match of the application that it is about. */
export async function insertNote(
  { db }: Database,
  applicationId: string,
  staff: Author,
  text: string,
  matchId: string | null = null,
) {
  const { id, written_at } = await db
    .insertInto('note')
    .values({
      application_id: applicationId,
      match_id: matchId,
      staff_id: staff.id,
      staff_name: staff.name,
      text,
    })
    .returning(['id', 'written_at'])
    .executeTakeFirstOrThrow()
  return { id, writtenAt: written_at }
}

/** When an application is merged into another. */
export async function moveNotes({ db }: Database, { stays, goes }: MergePair): Promise<void> {
  await db.updateTable('note').set({ application_id: stays }).where('application_id', '=', goes).execute()
}

export function listNotes({ db }: Database, applicationId: string) {
  return db
    .selectFrom('note')
    .select(['id', 'staff_name', 'text', 'written_at'])
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
}
