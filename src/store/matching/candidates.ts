import { sql } from 'kysely'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { matchedFields } from '../../domain/matching/matched-answers.ts'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'

export function readAnswers({ db }: Database, ids: readonly string[]) {
  return db
    .selectFrom('application')
    .select(['id', 'kind', 'number', 'name', 'status', 'answers', 'version', 'updated_at'])
    .where('id', '=', anyOf(ids))
    .execute()
}

/** The answers that matching reads, of both sides of some matches; without texts, which may be long. */
export async function readMatchedAnswers({ db }: Database, matchIds: readonly string[]) {
  const { rows } = await sql<{ id: string; passed_gates: object; hospital: Answers; expert: Answers }>`
    SELECT match.id, passed_gates, ${matchedOf('hospital')} AS hospital, ${matchedOf('expert')} AS expert
    FROM match JOIN application AS hospital ON hospital.id = hospital_id
      JOIN application AS expert ON expert.id = expert_id
    WHERE match.id = ${anyOf(matchIds)}`.execute(db)
  return rows
}

function matchedOf(side: keyof typeof matchedFields) {
  const answers = sql.ref(`${side}.answers`)
  const parts = matchedFields[side].map((name) => sql`${sql.lit(name)}, ${answers} -> ${sql.lit(name)}`)
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(parts)}))`
}

/** Locks the rows against erasure until the transaction ends, and waits for a running erasure. */
export async function lockAgainstErasure({ db }: Database, id: string): Promise<void> {
  await sql`SELECT FROM application WHERE id = ${id} FOR KEY SHARE`.execute(db)
}
