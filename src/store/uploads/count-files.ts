import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Place } from './move-files.ts'
import { readUpload } from './uploads.ts'

type Count = { place: Place; files: number; bytes: string }

/** Refused uploads have no bytes. */
export async function countFiles({ db }: Database): Promise<Count[]> {
  const { rows } = await sql<Count>`
    SELECT place, count(id)::int AS files, coalesce(sum(received), 0) AS bytes
    FROM (VALUES ('database'), ('folder')) AS known (place)
    LEFT JOIN upload ON (stored_as IS NULL) = (place = 'database') AND (verdict IS NULL OR verdict = 'fine')
    GROUP BY place ORDER BY place`.execute(db)
  return rows
}

/** Reads every judged file, and compares it with its hash. */
export async function findFaultyFiles(database: Database, signal?: AbortSignal) {
  const faulty: string[] = []
  let checked = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await database.db
      .selectFrom('upload')
      .select(['id', 'sha256'])
      .where('sha256', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(100)
      .execute()
    for (const { id, sha256 } of rows) {
      if (signal?.aborted) return { checked, faulty }
      const hash = createHash('sha256')
      for await (const bytes of readUpload(database, id)) hash.update(bytes)
      if (!sha256?.equals(hash.digest()) && (await isThere(database, id))) faulty.push(id)
      checked += 1
    }
    const next = rows.at(-1)
    if (!next) return { checked, faulty }
    last = next.id
  }
}

/** A file may be erased while it is read. */
async function isThere({ db }: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('upload').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
