import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'

/** What changed in an application's answers, with the values of the changed fields. */
export type AnswerChange = {
  before: Answers
  after: Answers
  /** The reason of a correction; facts that the team adds need none. */
  reason?: string
}

export async function insertAnswerChange(
  { db }: Database,
  applicationId: string,
  /** Null if the applicant made the change. */
  staff: Author | null,
  { before, after, reason }: AnswerChange,
): Promise<void> {
  await db
    .insertInto('answer_change')
    .values({
      application_id: applicationId,
      staff_id: staff?.id ?? null,
      staff_name: staff?.name ?? null,
      before,
      after,
      reason: reason ?? null,
    })
    .execute()
}

/** The changes of an application's answers, oldest first. */
export function listAnswerChanges({ db }: Database, applicationId: string) {
  return db
    .selectFrom('answer_change')
    .select(['staff_name', 'before', 'after', 'reason', 'changed_at'])
    .where('application_id', '=', applicationId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
}
