import pg from 'pg'
import type { Table } from '../privacy/retention.ts'
import type { Facts, TableName } from './content.ts'

/**
 * Not backed up: sessions and counts end with a restore, migrations are recorded when they are applied, and a folder of
 * files belongs to one database.
 */
const leftOut: readonly Table[] = [
  'edit_session',
  'file_folder',
  'rate_limit',
  'removed_file',
  'schema_migration',
  'set_up_link',
  'staff_session',
  'staff_verification',
]

/**
 * Every table with its columns, without generated ones; erasures first, so that a restore finds them early. Partitions
 * are rows of their table.
 */
export async function listTables(client: pg.Client): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(
    `SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = current_schema()::regnamespace
       AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND NOT relname = ANY ($1)
     GROUP BY relname ORDER BY relname <> 'erasure', relname`,
    [leftOut],
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<Facts['sequences']> {
  const { rows } = await client.query<Facts['sequences'][number]>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() ORDER BY 1`,
  )
  return rows
}

export async function listMigrations(client: pg.Client): Promise<Facts['migrations']> {
  const { rows } = await client.query<Facts['migrations'][number]>(
    'SELECT name, checksum FROM schema_migration ORDER BY name',
  )
  return rows
}

/** Whether the schema has a table of that name, or any at all. */
export async function hasTable(client: pg.Client, name?: Table): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
       AND relname = coalesce($1, relname) LIMIT 1`,
    [name],
  )
  return rowCount !== 0
}

export function copied({ table, columns }: TableName): string {
  return `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}

/** A query, since COPY does not read the partitions of a table. */
export function selected({ table, columns }: TableName): string {
  return `(SELECT ${columns.map(pg.escapeIdentifier).join(', ')} FROM ${pg.escapeIdentifier(table)})`
}
