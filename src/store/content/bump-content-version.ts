import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Invalidates the cached pages of all instances, as the triggers of content do. */
export async function bumpContentVersion({ db }: Database): Promise<void> {
  const { version } = await db
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', '1') }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`SELECT pg_notify('content_version', ${version}::text)`.execute(db)
}
