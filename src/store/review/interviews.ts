import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'

export type InterviewRow = Awaited<ReturnType<typeof listInterviews>>[number]

/** Every setting, change and cancellation, the oldest first. */
export function listInterviews(database: Database, applicationId: string) {
  return rows(database).where('application_id', '=', applicationId).orderBy('number').execute()
}

const rows = ({ db }: Database) =>
  db
    .selectFrom('interview')
    .select(['id', 'application_id', 'event_id', 'sequence', 'batch_id', 'cancelled', 'starts_at', 'minutes'])
    .select(['place', 'interviewer_id', 'interviewer_name', 'staff_name', 'mailed', 'made_at'])

export type NewInterviewRow = Pick<
  InterviewRow,
  | 'application_id'
  | 'event_id'
  | 'sequence'
  | 'batch_id'
  | 'cancelled'
  | 'starts_at'
  | 'minutes'
  | 'place'
  | 'interviewer_id'
  | 'interviewer_name'
  | 'mailed'
>

export async function insertInterview({ db }: Database, row: NewInterviewRow, staff: Author): Promise<void> {
  await db
    .insertInto('interview')
    .values({ ...row, staff_id: staff.id, staff_name: staff.name })
    .execute()
}

/** Undoes what a move set or cancelled. */
export async function removeInterviewsOf({ db }: Database, applicationId: string, batchId: string) {
  await db
    .deleteFrom('interview')
    .where('application_id', '=', applicationId)
    .where('batch_id', '=', batchId)
    .execute()
}

/** The mail of a move that set it was taken back. */
export async function markUntold({ db }: Database, applicationId: string, batchId: string) {
  await db
    .updateTable('interview')
    .set({ mailed: false })
    .where('application_id', '=', applicationId)
    .where('batch_id', '=', batchId)
    .execute()
}

/** When an application is merged into another. */
export async function moveInterviews({ db }: Database, { stays, goes }: MergePair): Promise<void> {
  await db
    .updateTable('interview')
    .set({ application_id: stays })
    .where('application_id', '=', goes)
    .execute()
}
