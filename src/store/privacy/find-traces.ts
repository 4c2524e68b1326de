import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Database } from '../database.ts'
import { endOf } from './retention.ts'
import { readRetentionPeriods } from './retention-periods.ts'
import { searchText } from './search-text.ts'
import { type Place, type Root, searched, type Whereabouts } from './whereabouts.ts'

type Searched = Whereabouts & { table: Place }

/** A row that belongs to a person or mentions them. */
export type Trace = {
  table: Place
  id: string
  name: string
  since: Date
  /** Null if it does not expire. */
  until: Date | null
  address: string | null
  /** The parent row with which it is deleted. */
  root: string | null
  application: { id: string; kind: ApplicationKind; number: number } | null
}

/** The most rows that are shown of each table. */
export const mostTraces = 50

/** Every row, wherever it is, that has all of the words; of each table the newest. */
export async function searchTraces(database: Database, words: readonly string[]): Promise<Trace[]> {
  const search = await searchText(database, words)
  const found = await readTraces(database, ({ text }) => (text ? search.all(text) : undefined))
  return found.flatMap((rows) => rows.slice(0, mostTraces))
}

/** The person whose rows are searched: address and ids. */
export type Owned = { address: string } & Readonly<Record<Root, readonly string[]>>

export async function readOwnTraces(database: Database, owned: Owned): Promise<Trace[]> {
  return (await readTraces(database, (how) => isOwn(how, owned))).flat()
}

/** Mentions: rows of others that contain one of the terms. Among these rows, if given, which takes no time. */
export async function readMentions(
  database: Database,
  owned: Owned,
  ways: readonly string[],
  among?: ReadonlyMap<Place, readonly string[]>,
) {
  if (among?.size === 0) return []
  const search = await searchText(database, ways)
  const found = await readTraces(database, (how) => {
    const ids = among?.get(how.table)
    if (!how.text || (among && !ids)) return undefined
    const named = search.any(how.text)
    const own = isOwn(how, owned)
    const asked = ids && sql`(${sql.raw(how.id ?? 'id')})::text = ANY (${[...ids]}::text[])`
    return sql.join([asked, named, own && sql`(${own}) IS NOT TRUE`].filter(Boolean), sql` AND `)
  })
  return found.flatMap((rows) => rows.slice(0, mostTraces))
}

/** SQL: whether a row belongs to the address; undefined if the table has no owner. */
function isOwn({ belongsTo = {}, address = [] }: Whereabouts, owned: Owned): RawBuilder<unknown> | undefined {
  const ways = [
    ...address.map((column) => sql`lower(${sql.ref(column)}) = ${owned.address}`),
    ...(Object.entries(belongsTo) as [Root, string][]).map(
      ([root, column]) => sql`${sql.raw(column)} = ANY (${[...owned[root]]}::uuid[])`,
    ),
  ]
  return ways.length > 0 ? sql.join(ways, sql` OR `) : undefined
}

async function readTraces(
  database: Database,
  which: (how: Searched) => RawBuilder<unknown> | undefined,
): Promise<Trace[][]> {
  const lengths = await readRetentionPeriods(database)
  const found: Trace[][] = []
  for (const how of searched) {
    const condition = which(how)
    if (!condition) continue
    const { belongsTo = {}, address = ['NULL'] } = how
    const column = (root: Root) => sql.raw(`${belongsTo[root] ?? 'NULL::uuid'} AS ${root}_id`)
    const { rows } = await sql<Omit<Trace, 'table'>>`
      SELECT row.id, row.name, row.since, row.until,
        lower(coalesce(link.pin_sent_to, application.email, message.email, draft.email, row.address)) AS address,
        coalesce(
          'application:' || row.application_id, 'contact_message:' || row.contact_message_id, 'draft:' || row.draft_id
        ) AS root,
        CASE WHEN application.id IS NOT NULL THEN
          json_build_object('id', application.id, 'kind', application.kind, 'number', application.number)
        END AS application
      FROM (
        SELECT (${sql.raw(how.id ?? 'id')})::text AS id, coalesce(${sql.raw(how.name ?? 'NULL')}, '') AS name,
          ${sql.raw(how.since)} AS since, ${sql.raw(endOf(how.table, lengths))} AS until,
          (${sql.raw(address[0] ?? 'NULL')})::citext AS address,
          ${column('application')}, ${column('contact_message')}, ${column('draft')}
        FROM ${sql.table(how.table)} WHERE ${condition}
      ) AS row
      LEFT JOIN application ON application.id = row.application_id
      LEFT JOIN edit_link AS link ON link.application_id = application.id
      LEFT JOIN contact_message AS message ON message.id = row.contact_message_id
      LEFT JOIN draft ON draft.id = row.draft_id
      ORDER BY row.since DESC, row.id LIMIT ${mostRows}`.execute(database.db)
    found.push(rows.map((row) => ({ table: how.table, ...row })))
  }
  return found
}

/** Limit per address; a second search would show the rest. */
const mostRows = 10_000

/** A row as exported to its person, by id. */
export type Copy = Readonly<Record<string, unknown>>

export async function copyRows({ db }: Database, table: Place, ids: readonly string[]) {
  const how = searched.find((one) => one.table === table)
  if (!how) return new Map()
  const id = sql.raw(`(${how.id ?? 'id'})::text`)
  const parts = Object.entries(how.copy).map(([name, part]) => sql`${sql.lit(name)}, ${sql.raw(part)}`)
  const { rows } = await sql<{ id: string; copy: Copy }>`
    SELECT ${id} AS id, json_build_object(${sql.join(parts)}) AS copy FROM ${sql.table(table)}
    WHERE ${id} = ANY (${[...ids]}::text[]) ORDER BY ${sql.raw(how.since)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.copy]))
}
