import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import type { FileFolder } from './file-folder.ts'

const atOnce = 100

/**
 * Deletes the files that are on the list and due. A name leaves the list when its file is gone, so that a killed process
 * or a folder that cannot be reached only delays it. Instances may run it concurrently.
 */
export async function clearRemovedFiles(
  database: Database,
  folder: FileFolder,
  isDue = sql<boolean>`due_at <= now()`,
) {
  const failures: unknown[] = []
  for (;;) {
    const { found, removed } = await transaction(database, async (trx) => {
      const rows = await trx.db
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
        await takeOffList(trx, name)
      }
      return { found: rows.length, removed }
    })
    if (found < atOnce || removed === 0) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Before a copy is made: unless it is kept, it is deleted after an hour, in case this process is killed. */
export async function announceCopy({ db }: Database, name: string): Promise<void> {
  const due_at = sql<Date>`now() + interval '1 hour'`
  await db.insertInto('removed_file').values({ name, due_at }).execute()
}

/** Throws if the copy took so long that it was deleted. */
export async function keepCopy(database: Database, name: string): Promise<void> {
  if (!(await takeOffList(database, name))) throw new Error('A copy was deleted before it was complete.')
}

export async function discardCopy(database: Database, folder: FileFolder, name: string): Promise<void> {
  await folder.remove(name)
  await takeOffList(database, name)
}

/** False if it was not on the list. */
async function takeOffList({ db }: Database, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('removed_file').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}
