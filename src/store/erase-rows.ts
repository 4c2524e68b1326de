import { sql } from 'kysely'
import type { Store } from './open-store.ts'
import { removeFiles } from './own-files.ts'

type Database = Pick<Store, 'db'>

/** The tables of which a row is erased by itself; what belongs to the row goes along. */
export const erasable = [
  'application',
  'contact_message',
  'draft',
  'import_sheet',
  'mail',
  'note',
  'profile',
] as const

export type Erasable = (typeof erasable)[number]

/** What stays of a row is its id, which names nobody: a restored backup is freed of the row again. */
export async function eraseRows({ db }: Database, table: Erasable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = sql<string>`ANY (${[...ids]}::uuid[])`
  if (table === 'application' || table === 'draft') {
    const files = await db
      .selectFrom('upload')
      .select('id')
      .where(`${table}_id`, '=', these)
      .$if(table === 'draft', (query) => query.where('application_id', 'is', null))
      .execute()
    await removeFiles(
      { db },
      files.map(({ id }) => id),
    )
  }
  await db.deleteFrom(table).where('id', '=', these).execute()
  await db
    .insertInto('erasure')
    .values(ids.map((id) => ({ row_table: table, row_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those that were erased, and are there again. */
export async function listReturned({ db }: Database, table: Erasable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)}
    WHERE id IN (SELECT row_id FROM erasure WHERE row_table = ${table})`.execute(db)
  return rows.map(({ id }) => id)
}
