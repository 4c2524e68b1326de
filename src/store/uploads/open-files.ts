import { Kysely, PostgresDialect } from 'kysely'
import { type Database, withoutDelivery } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { createPool } from '../postgres/connection.ts'
import { type FilesSetting, openFolder } from './open-folder.ts'

/** For commands beside the site: a few connections to a migrated database, and the folder. */
export type OpenFiles = { database: Database; close(): Promise<void> }

export async function openFiles(
  databaseUrl: string,
  setting: FilesSetting = { path: undefined, takesNew: false },
): Promise<OpenFiles> {
  const log = { info() {}, warn() {}, error() {} }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: createPool(databaseUrl, 2, log) }) })
  const database = withoutDelivery(db)
  try {
    const files = await openFolder(database, setting, log)
    return { database: { ...database, files }, close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
