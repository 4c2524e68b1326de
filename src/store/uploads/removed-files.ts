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
  const failed: { name: string; error: unknown }[] = []
  let count = atOnce
  while (count === atOnce && failed.length === 0) {
    count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('removed_file')
        .select('name')
        .where(isDue)
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { name } of rows) {
        try {
          await folder.remove(name)
          await trx.deleteFrom('removed_file').where('name', '=', name).execute()
        } catch (error) {
          failed.push({ name, error })
        }
      }
      return rows.length
    })
  }
  if (failed[0]) throw failed[0].error
}
