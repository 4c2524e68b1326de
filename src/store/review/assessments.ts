import { sql } from 'kysely'
import type { Recommendation, Scores } from '../../domain/review/assessment.ts'
import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export type NewAssessment = { scores: Scores; recommendation: Recommendation; comment: string }

export function listAssessments({ db }: Database, applicationId: string) {
  return db
    .selectFrom('assessment')
    .select(['id', 'staff_id', 'staff_name', 'scores', 'recommendation', 'comment', 'given_at'])
    .where('application_id', '=', applicationId)
    .orderBy('given_at')
    .orderBy('id')
    .execute()
}

/** A reviewer has one; a later one replaces it. */
export async function saveAssessment(
  { db }: Database,
  applicationId: string,
  { id: staff_id, name: staff_name }: Author,
  given: NewAssessment,
): Promise<void> {
  const said = { ...given, staff_name }
  await db
    .insertInto('assessment')
    .values({ application_id: applicationId, staff_id, ...said })
    .onConflict((conflict) =>
      conflict.constraint('assessment_of_reviewer').doUpdateSet({ ...said, given_at: now }),
    )
    .execute()
}

/** Removes a reviewer's assessment; false if there is none. */
export async function removeAssessment({ db }: Database, applicationId: string, staffId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('assessment')
    .where('application_id', '=', applicationId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When an application is merged into another; a reviewer who has assessed both keeps the assessment of the one that stays. */
export async function moveAssessments({ db }: Database, { stays, goes }: MergePair): Promise<void> {
  await sql`UPDATE assessment SET application_id = ${stays} WHERE application_id = ${goes}
    AND staff_id NOT IN (SELECT staff_id FROM assessment WHERE application_id = ${stays} AND staff_id IS NOT NULL)`.execute(
    db,
  )
}
