import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type Place, searched } from './whereabouts.ts'

/** A row as exported to its person, by id. */
export type Copy = Readonly<Record<string, unknown>>

/** Rows of a table without secrets. */
export async function copyRows(
  { db }: Database,
  table: Place,
  ids: readonly string[],
): Promise<Map<string, Copy>> {
  const how = searched.find((one) => one.table === table)
  if (!how) return new Map()
  const id = sql.raw(`(${how.id ?? 'id'})::text`)
  const parts = Object.entries(how.copy).map(([name, part]) => sql`${sql.lit(name)}, ${sql.raw(part)}`)
  const { rows } = await sql<{ id: string; copy: Copy }>`
    SELECT ${id} AS id, json_build_object(${sql.join(parts)}) AS copy FROM ${sql.table(table)}
    WHERE ${id} = ANY (${[...ids]}::text[]) ORDER BY ${sql.raw(how.since)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.copy]))
}
