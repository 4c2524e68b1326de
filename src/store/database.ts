import type { Kysely } from 'kysely'
import type { DB } from './generated/schema.ts'

/** The store itself, or an open transaction. */
export type Database = {
  readonly db: Kysely<DB>
  /** Wakes mail delivery; inside a transaction, after the commit. */
  wakePostOffice(): void
}
