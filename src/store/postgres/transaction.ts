import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Commits, or rolls back after an exception or a refusal. A nested call joins the outer transaction. */
export async function transaction<T>(database: Database, act: (trx: Database) => Promise<T>): Promise<T> {
  if (database.db.isTransaction) return act(database)
  let mailIsDue = false
  const wakePostOffice = () => {
    mailIsDue = true
  }
  let filesAreRemoved = false
  const clearRemoved = async () => {
    filesAreRemoved = true
  }
  const files = database.files && { ...database.files, clearRemoved }
  try {
    const result = await database.db.transaction().execute(async (db) => {
      const acted = await act({ db, wakePostOffice, publicSite: database.publicSite, files })
      if (isRefused(acted)) throw new RolledBack(acted)
      return acted
    })
    if (mailIsDue) database.wakePostOffice()
    if (filesAreRemoved) await database.files?.clearRemoved(longestRemovalMs)
    return result
  } catch (error) {
    if (error instanceof RolledBack) return error.refused as T
    throw error
  }
}

/**
 * For a dry run: below PostgreSQL's `deadlock_timeout` of one second, so that a deadlock aborts the dry run and not the
 * other transaction.
 */
export async function limitLockWait({ db }: Database): Promise<void> {
  await sql`SET LOCAL lock_timeout = '500ms'`.execute(db)
}

/** A folder that hangs must not delay the answer about what is committed; the clean-up repeats it. */
const longestRemovalMs = 5_000

const isRefused = (result: unknown) => (result as { ok?: unknown } | undefined | null)?.ok === false

/** Kysely rolls a transaction back only after an exception. */
class RolledBack extends Error {
  readonly refused: unknown

  constructor(refused: unknown) {
    super('refused')
    this.refused = refused
  }
}
