import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Store } from '../../../src/store/open-store.ts'

/** Every value of every table, with table and column; bytes are read as text. */
export async function everyValue({ db }: Store): Promise<string> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'`.execute(db)
  const texts = columns.map(async ({ table, column }) => {
    const { rows } = await sql<{ text: string | null }>`
      SELECT ${sql.ref(column)}::text AS text FROM ${sql.table(table)}`.execute(db)
    const plain = rows.map(({ text }) => (text?.startsWith('\\x') ? fromHex(text) : text))
    return `${table}.${column}: ${plain.join('\n')}`
  })
  return (await Promise.all(texts)).join('\n')
}

/** Every file of a folder, with its name. */
export async function everyFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = files.map(async (path) => `${path}: ${await readFile(path, 'latin1')}`)
  return (await Promise.all(texts)).join('\n')
}

const fromHex = (text: string) => Buffer.from(text.slice(2), 'hex').toString('latin1')
