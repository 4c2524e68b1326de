import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, withoutDelivery } from '../../src/store/database.ts'
import type { DB } from '../../src/store/generated/schema.ts'
import type { Store } from '../../src/store/open-store.ts'

/** A separate connection without a statement timeout, for long seeding statements. */
export async function patiently<T>(
  { databaseUrl }: Pick<Store, 'databaseUrl'>,
  act: (database: Database) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return act(withoutDelivery(db)).finally(() => db.destroy())
}
