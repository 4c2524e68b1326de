import type { Kysely } from 'kysely'
import type { DB } from './generated/schema.ts'

/** Something with a database: the store itself, or the transaction that is open. */
export type Database = {
  readonly db: Kysely<DB>
  /** Says that mail is due; inside a transaction the post office hears of it after the commit. */
  wakePostOffice(): void
}
