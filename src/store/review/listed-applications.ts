import { sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { ApplicationFilter, ApplicationSort } from '../../domain/review/application-query.ts'
import type { Reach } from '../../domain/staff/region-subject.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'
import {
  conditionsOf,
  keyset,
  orderOf,
  type Part,
  type Place,
  where,
  withPlaces,
} from './application-conditions.ts'

export type ListedApplication = {
  id: string
  kind: ApplicationKind
  number: number
  status: ApplicationStatus
  version: number
  name: string
  email: string
  country: string | null
  /** Null for hospitals. */
  family_name: string | null
  institution: string | null
  city: string | null
  areas: string[]
  languages: string[]
  /** The language in which they applied. */
  locale: Locale
  /** The other language as typed, perhaps with its level. */
  other_language: string | null
  tags: string[]
  submitted_at: Date
  updated_at: Date
  assignee_id: string | null
  assignee_name: string | null
}

/** The rows after a cursor, or the first ones; `place` is the cursor of each row. */
export async function listApplications(
  { db }: Database,
  staff: Regional,
  filter: ApplicationFilter & { picked?: readonly string[]; reach?: Reach },
  { after, atMost, backwards = false }: Part & { backwards?: boolean },
) {
  const { isDescending, ...sorted } = orderOf(filter.sort)
  const { behind, order, direction } = keyset(sorted, isDescending !== backwards, after)
  const picked = filter.picked?.length ? sql`id = ${anyOf(filter.picked)}` : undefined
  // Selects the page first, and joins only its rows.
  const { rows } = await sql<ListedApplication & { place_value: string }>`
    SELECT page.id, kind, number, status, version, page.name, page.email, country, areas, languages, locale,
      tags, submitted_at, page.updated_at, assignee_id, staff_user.name AS assignee_name,
      answers ->> 'surname' AS family_name, answers ->> 'institution' AS institution, answers ->> 'city' AS city, place_value,
      coalesce(answers ->> 'language_proficiency_other', answers ->> 'working_languages_other') AS other_language
    FROM (
      SELECT *, ${sorted.value} AS place_value FROM application WHERE ${where([...conditionsOf(filter, staff, filter.reach), picked, behind])}
      ORDER BY ${order} LIMIT ${atMost}
    ) AS page LEFT JOIN staff_user ON staff_user.id = assignee_id
    ORDER BY page.${sorted.column} ${direction}, page.id ${direction}`.execute(db)
  return withPlaces(rows)
}

export async function listAnswers({ db }: Database, ids: readonly string[]): Promise<Map<string, Answers>> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'answers'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, answers }) => [id, answers]))
}

export async function findPlace({ db }: Database, id: string, sort: ApplicationSort) {
  const { rows } = await sql<Place>`
    SELECT id, ${orderOf(sort).value} AS value FROM application WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** Counts up to `atMost`. */
export async function countListed(
  { db }: Database,
  staff: Regional,
  filter: ApplicationFilter,
  atMost: number,
) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM application WHERE ${where(conditionsOf(filter, staff))} LIMIT ${atMost}) AS counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type StatusCount = { status: ApplicationStatus; count: number }

/**
 * How many rows a list would have in each status. Null if words are found in more than `mostFound` rows: reading all
 * of them would take longer than the list itself.
 */
export async function countByStatus(
  { db }: Database,
  staff: Regional,
  filter: ApplicationFilter,
  mostFound: number,
): Promise<StatusCount[] | null> {
  const limit = filter.search ? sql`LIMIT ${mostFound + 1}` : sql``
  const { rows } = await sql<StatusCount>`
    SELECT status, count(*)::integer AS count FROM (
      SELECT status FROM application WHERE ${where(conditionsOf({ ...filter, status: [] }, staff))} ${limit}
    ) AS counted GROUP BY status`.execute(db)
  const isCut = filter.search !== undefined && rows.reduce((sum, { count }) => sum + count, 0) > mostFound
  return isCut ? null : rows
}
