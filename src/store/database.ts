import type { Kysely } from 'kysely'
import type { DB } from './generated/schema.ts'

/** The store itself, or an open transaction. */
export type Database = {
  readonly db: Kysely<DB>
  /** In production: addresses under `.example` count as not set, and visitors write to us by a page of this site. */
  readonly publicSite?: string | undefined
  /** Wakes mail delivery; inside a transaction, after the commit. */
  wakePostOffice(): void
}
