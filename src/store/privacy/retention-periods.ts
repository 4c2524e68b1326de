import { sql } from 'kysely'
import { type Lengths, periodNames, usualLengths } from '../../domain/privacy/retention-periods.ts'
import type { Database } from '../database.ts'

/** The defaults, overridden by changed ones. */
export async function readRetentionPeriods({ db }: Database): Promise<Lengths> {
  const changed = await db.selectFrom('retention_period').select(['name', 'length']).execute()
  const known = changed.filter(({ name }) => (periodNames as readonly string[]).includes(name))
  return { ...usualLengths, ...Object.fromEntries(known.map(({ name, length }) => [name, length])) }
}

/** Locks the periods, so that changes are serialised. */
export async function lockRetentionPeriods(database: Database): Promise<Lengths> {
  await sql`LOCK TABLE retention_period IN SHARE ROW EXCLUSIVE MODE`.execute(database.db)
  return readRetentionPeriods(database)
}

export async function saveRetentionPeriods({ db }: Database, lengths: Partial<Lengths>): Promise<void> {
  const rows = Object.entries(lengths).map(([name, length]) => ({ name, length }))
  await db
    .insertInto('retention_period')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ length: (set) => set.ref('excluded.length') }),
    )
    .execute()
}
