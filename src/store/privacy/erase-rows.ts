import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { removeFile } from '../uploads/uploads.ts'

/** Tables whose rows can be erased on their own; dependent rows cascade. */
export const erasable = [
  'application',
  'contact_message',
  'content_revision',
  'content_translation',
  'draft',
  'import_sheet',
  'mail',
  'member',
  'merged_application',
  'note',
  'page_revision',
  'profile',
] as const

export type Erasable = (typeof erasable)[number]

/** Deletes rows and records their ids, which are not personal, so that a restore erases them again. */
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
    for (const { id } of files) await removeFile(database, id)
  }
  // A backup from before the merge would bring a duplicate back.
  const merged =
    table === 'application'
      ? await database.db
          .selectFrom('merged_application')
          .select('id')
          .where('application_id', '=', these)
          .execute()
      : ids.map((id) => ({ id })).filter(() => table === 'merged_application')
  await recordErasure(
    database,
    'application',
    merged.map(({ id }) => id),
  )
  await database.db.deleteFrom(table).where('id', '=', these).execute()
  await recordErasure(database, table, ids)
}

/** Unpublishes a text about several people; it stays as a draft. */
export const takenDown = ['story', 'news_item'] as const

export type TakenDown = (typeof takenDown)[number]

/** Records the latest time; a text whose last change is older comes from a restored backup. */
export async function recordErasure({ db }: Database, table: Erasable | TakenDown, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .insertInto('erasure')
    .values(ids.map((id) => ({ row_table: table, row_id: id })))
    .onConflict((conflict) => conflict.columns(['row_table', 'row_id']).doUpdateSet({ erased_at: now }))
    .execute()
}

/** Copies the erasures that a restore has collected; the rows that they name are erased again before the commit. */
export async function saveKnownErasures({ db }: Database): Promise<void> {
  await sql`
    INSERT INTO erasure (row_table, row_id, erased_at)
    SELECT row_table, row_id, max(erased_at) FROM known_erasure GROUP BY row_table, row_id
    ON CONFLICT (row_table, row_id)
      DO UPDATE SET erased_at = greatest(erasure.erased_at, excluded.erased_at)`.execute(db)
}

/** Rows that were erased and exist again after a restore. */
export async function listReturned({ db }: Database, table: Erasable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)}
    WHERE id IN (SELECT row_id::${typeOf(table)} FROM erasure WHERE row_table = ${table}
      ${isRevision(table) ? sql`AND saved_at < erased_at` : sql``})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Texts that were unpublished and are published or scheduled again after a restore. */
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

const isRevision = (table: Erasable) => table === 'content_revision' || table === 'page_revision'

/** Version numbers are reused after a restore; all other ids are random. */
const typeOf = (table: Erasable) => sql.raw(isRevision(table) ? 'bigint' : 'uuid')
