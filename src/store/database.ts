import type { Kysely } from 'kysely'
import type { DB } from './generated/schema.ts'
import type { FileFolder } from './uploads/file-folder.ts'
import type { RunLimited } from './uploads/limit-concurrency.ts'

/** The store itself, or an open transaction. */
export type Database = {
  readonly db: Kysely<DB>
  /** Set in production, where addresses under `.example` count as unset and visitors write by a page of this site. */
  readonly publicSite?: string | undefined
  /** Wakes mail delivery; inside a transaction, after the commit. */
  wakePostOffice(): void
  /** The folder of files, if one is set; the database can hold files, too. */
  readonly files?: Files | undefined
}

/** For programs that deliver no mail: the site finds what they queue by polling. */
export const withoutDelivery = (db: Kysely<DB>): Database => ({ db, wakePostOffice() {} })

export type Files = {
  readonly folder: FileFolder
  /** Whether new files go into the folder. */
  readonly takesNew: boolean
  /** Limits how many connections and threads a folder that hangs can hold; wait before a transaction, not in it. */
  readonly toWrite: RunLimited
  readonly toRead: RunLimited
  /** Deletes files that no row names any more; inside a transaction, after the commit. Others need not wait for it. */
  clearRemoved(longestMs?: number): Promise<void>
}
