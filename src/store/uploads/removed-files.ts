import { type Kysely, sql } from 'kysely'
import type { DB } from '../generated/schema.ts'
import type { FileFolder } from './file-folder.ts'

const atOnce = 100

/**
 * Deletes the files that are on the list and due. A name leaves the list when its file is gone, so that a killed process
 * or a folder that cannot be reached only delays it. Instances may run it concurrently.
 */
export async function clearRemovedFiles(
  db: Kysely<DB>,
  folder: FileFolder,
  isDue = sql<boolean>`due_at <= now()`,
) {
  const failures: unknown[] = []
  for (;;) {
    const { found, removed } = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('removed_file')
        .select('name')
        .where(isDue)
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      let removed = 0
      for (const { name } of rows) {
        try {
          await folder.remove(name)
          removed += 1
        } catch (error) {
          failures.push(error)
          continue
        }
        await trx.deleteFrom('removed_file').where('name', '=', name).execute()
      }
      return { found: rows.length, removed }
    })
    if (found < atOnce || removed === 0) break
  }
  if (failures.length > 0) throw failures[0]
}
