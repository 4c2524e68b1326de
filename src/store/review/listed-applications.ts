import { sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { ApplicationFilter, ApplicationSort } from '../../domain/review/application-query.ts'
import type { Database } from '../database.ts'
import { conditionsOf, orderOf, where } from './application-conditions.ts'

export type ListedApplication = {
  id: string
  kind: ApplicationKind
  number: number
  status: ApplicationStatus
  version: number
  name: string
  email: string
  country: string | null
  institution: string | null
  city: string | null
  areas: string[]
  languages: string[]
  tags: string[]
  submitted_at: Date
  updated_at: Date
  assignee_id: string | null
  assignee_name: string | null
}

/** Keyset cursor: sort value and id of the last row. */
export type Place = { value: string; id: string }

/** The rows after a cursor, or the first ones; `place` is the cursor of each row. */
export async function listApplications(
  { db }: Database,
  filter: ApplicationFilter,
  { after, atMost, backwards = false }: { after?: Place | undefined; atMost: number; backwards?: boolean },
): Promise<(ListedApplication & { place: Place })[]> {
  const { column, value, read, isDescending } = orderOf(filter.sort)
  const runsDown = isDescending !== backwards
  const direction = runsDown ? sql`DESC` : sql`ASC`
  const behind =
    after && sql`(${column}, id) ${runsDown ? sql`<` : sql`>`} (${read(after.value)}, ${after.id}::uuid)`
  // Selects the page first, and joins only its rows.
  const { rows } = await sql<ListedApplication & { place_value: string }>`
    SELECT page.id, kind, number, status, version, page.name, page.email, country, areas, languages, tags,
      submitted_at, page.updated_at, assignee_id, staff_user.name AS assignee_name,
      answers ->> 'institution' AS institution, answers ->> 'city' AS city, place_value
    FROM (
      SELECT *, ${value} AS place_value FROM application
      WHERE ${where([...conditionsOf(filter), ...(behind ? [behind] : [])])}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${atMost}
    ) AS page LEFT JOIN staff_user ON staff_user.id = assignee_id
    ORDER BY page.${column} ${direction}, page.id ${direction}`.execute(db)
  return rows.map(({ place_value, ...row }) => ({ ...row, place: { value: place_value, id: row.id } }))
}

export async function listAnswers({ db }: Database, ids: readonly string[]): Promise<Map<string, Answers>> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'answers'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, answers }) => [id, answers]))
}

/** The cursor of an application in a list of this order. */
export async function findPlace(
  { db }: Database,
  id: string,
  sort: ApplicationSort,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    SELECT id, ${orderOf(sort).value} AS value FROM application WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** Counts up to `atMost`. */
export async function countListed(
  { db }: Database,
  filter: ApplicationFilter,
  atMost: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count
    FROM (SELECT FROM application WHERE ${where(conditionsOf(filter))} LIMIT ${atMost}) AS counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
