import { sql } from 'kysely'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { undecided } from '../../domain/matching/matched-answers.ts'
import type { Database } from '../database.ts'

type ChangeSince = {
  match_id: string
  side: 'hospital' | 'expert'
  before: Answers
  after: Answers
  changed_at: Date
  /** Whether the applicant made the change, not staff. */
  is_own: boolean
}

/** What both sides of undecided matches have changed since staff last acted on them, the oldest first. */
export async function listChangesSince({ db }: Database, matchIds: readonly string[]) {
  const { rows } = await sql<ChangeSince>`
    SELECT match.id AS match_id,
      CASE WHEN change.application_id = match.hospital_id THEN 'hospital' ELSE 'expert' END AS side,
      change.before, change.after, change.changed_at, change.staff_name IS NULL AS is_own
    FROM match JOIN answer_change AS change ON change.application_id IN (match.hospital_id, match.expert_id)
    WHERE match.id = ANY(${[...matchIds]}::uuid[]) AND match.status = ANY(${[...undecided]}::text[])
      AND change.changed_at > greatest(match.suggested_at, (
        SELECT max(greatest(moved_at, undone_at)) FROM match_move WHERE match_id = match.id AND actor = 'staff'), (
        SELECT max(sent_at) FROM reminder WHERE match_id = match.id AND staff_name IS NOT NULL))
    ORDER BY change.changed_at, change.id`.execute(db)
  return rows
}

/** Whether a hospital or an expert is in a match that is not decided yet. */
export async function isInUndecidedMatch({ db }: Database, applicationId: string): Promise<boolean> {
  const match = await db
    .selectFrom('match')
    .select('id')
    .where('status', 'in', [...undecided])
    .where(({ or, eb }) => or([eb('hospital_id', '=', applicationId), eb('expert_id', '=', applicationId)]))
    .executeTakeFirst()
  return match !== undefined
}
