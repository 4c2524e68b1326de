import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copied, listTables } from './catalogue.ts'
import { damaged } from './container.ts'
import type { Facts, ReadTable } from './content.ts'

/**
 * Loads the tables in a transaction without superuser rights. Triggers are disabled, since their effects are among the
 * rows; foreign keys are checked at the end, in any order of tables.
 */
export async function loadTables(
  client: pg.Client,
  tables: AsyncIterable<ReadTable>,
  file: string,
  loadFiles?: (rows: AsyncIterable<Buffer>, file: string) => Promise<number>,
) {
  const known = await listTables(client)
  const putBack = [...(await disableTriggers(client)), ...(await dropReferences(client))]
  await client.query(`TRUNCATE ${known.map(({ table }) => pg.escapeIdentifier(table)).join(', ')}`)
  const loaded = { tables: 0, rows: 0 }
  for await (const table of tables) {
    if (!known.some((one) => copied(one) === copied(table))) throw damaged(file)
    const isFiles = loadFiles && table.table === 'upload_piece'
    const rows = isFiles ? await loadFiles(table.rows(), file) : await copyRows(client, table)
    if (rows !== table.totals().rows) throw damaged(file)
    loaded.tables += 1
    loaded.rows += rows
  }
  if (loaded.tables !== known.length) throw damaged(file)
  for (const statement of putBack) await client.query(statement)
  return loaded
}

async function copyRows(client: pg.Client, table: ReadTable): Promise<number> {
  const copy = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN (FORMAT binary)`))
  await pipeline(Readable.from(table.rows(), { objectMode: false }), copy)
  return copy.rowCount
}

/**
 * Sequences continue after the highest value of the backup and of the replaced database, so that no number is assigned
 * twice.
 */
export async function setSequences(client: pg.Client, ...states: Facts['sequences'][]): Promise<void> {
  for (const { name, value } of states.flat()) {
    if (value === null) continue
    await client.query(
      `SELECT setval(format('%I', sequencename)::regclass, greatest($2::bigint, last_value)) FROM pg_sequences
       WHERE schemaname = current_schema() AND sequencename = $1`,
      [name, value],
    )
  }
}

/** Returns the statements that restore their former state: those of the audit are ENABLE ALWAYS. */
async function disableTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; back: string }>(
    `SELECT tgrelid::regclass AS table, format('ALTER TABLE %s %s TRIGGER %I', tgrelid::regclass,
       CASE tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' WHEN 'O' THEN 'ENABLE' ELSE 'DISABLE' END,
       tgname) AS back
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace`,
  )
  for (const table of new Set(rows.map((row) => row.table))) {
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  }
  return rows.map(({ back }) => back)
}

async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; back: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conname`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ back }) => back)
}
