import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'

export function readAnswers({ db }: Database, ids: readonly string[]) {
  return db
    .selectFrom('application')
    .select(['id', 'kind', 'number', 'name', 'status', 'answers', 'version', 'updated_at'])
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Locks the rows against erasure until the transaction ends, and waits for a running erasure. */
export async function lockAgainstErasure({ db }: Database, id: string): Promise<void> {
  await sql`SELECT FROM application WHERE id = ${id} FOR KEY SHARE`.execute(db)
}
