import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { removeFiles } from '../uploads/claimed-files.ts'

/** The tables of which a row is erased by itself; what belongs to the row goes along. */
export const erasable = [
  'application',
  'contact_message',
  'content_revision',
  'draft',
  'import_sheet',
  'mail',
  'note',
  'profile',
] as const

export type Erasable = (typeof erasable)[number]

/** What stays of a row is its id, which names nobody: a restored backup is freed of the row again. */
export async function eraseRows(database: Database, table: Erasable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = sql<string>`ANY (${[...ids]}::${typeOf(table)}[])`
  if (table === 'application' || table === 'draft') {
    const files = await database.db
      .selectFrom('upload')
      .select('id')
      .where(`${table}_id`, '=', these)
      .$if(table === 'draft', (query) => query.where('application_id', 'is', null))
      .execute()
    await removeFiles(
      database,
      files.map(({ id }) => id),
    )
  }
  await database.db.deleteFrom(table).where('id', '=', these).execute()
  await keepErasure(database, table, ids)
}

/** A text about several people is taken down for one of them, and stays as a draft. */
export const takenDown = ['story', 'news_item'] as const

export type TakenDown = (typeof takenDown)[number]

/** Of a text that is taken down again, the last time counts: what is older than that comes from a backup. */
export async function keepErasure(
  { db }: Database,
  table: Erasable | TakenDown,
  ids: readonly string[],
): Promise<void> {
  await db
    .insertInto('erasure')
    .values(ids.map((id) => ({ row_table: table, row_id: id })))
    .onConflict((conflict) =>
      conflict.columns(['row_table', 'row_id']).doUpdateSet({ erased_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Those that were erased, and are there again. */
export async function listReturned({ db }: Database, table: Erasable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)}
    WHERE id IN (SELECT row_id::${typeOf(table)} FROM erasure WHERE row_table = ${table}
      ${table === 'content_revision' ? sql`AND saved_at < erased_at` : sql``})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Texts that were taken down, and are published or about to be as they were before. */
export async function listReturnedTexts({ db }: Database, table: TakenDown): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .innerJoin('erasure', (join) =>
      join.on('row_table', '=', table).on('row_id', '=', sql<string>`${sql.ref(`${table}.id`)}::text`),
    )
    .select(`${table}.id`)
    .whereRef(`${table}.updated_at`, '<', 'erased_at')
    .where((row) => row.or([row('status', '=', 'published'), row('publish_at', 'is not', null)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** The numbers of versions are given again after a restore; all other ids are random. */
const typeOf = (table: Erasable) => sql.raw(table === 'content_revision' ? 'bigint' : 'uuid')
