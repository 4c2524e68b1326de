import { type RawBuilder, sql } from 'kysely'
import { countriesOf } from '../../domain/programme/hospital-region.ts'
import type { ApplicationSort } from '../../domain/review/application-query.ts'
import type { PileFilter } from '../../domain/review/piles.ts'
import type { Reach } from '../../domain/staff/region-subject.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { ofRegions, readableBy } from './region-conditions.ts'
import { matches, within } from './search.ts'

/** SQL; undefined or empty where the filter does not ask. */
export type Condition = RawBuilder<unknown> | undefined | '' | false

export const where = (conditions: readonly Condition[]) =>
  sql.join(
    conditions.filter((one) => one instanceof Object),
    sql` AND `,
  )

/** SQL conditions of a filter, for lists, counts and Today; of the applications that somebody may read or act on. */
export function conditionsOf(filter: PileFilter, staff: Regional, reach: Reach = 'read'): Condition[] {
  const { kind, search, status, country, region, area, language, locale, tag, assignee, ...rest } = filter
  const { information, unchanged } = rest
  const isAny = (column: string, asked: readonly string[]) =>
    asked.length > 0 ? sql`${sql.ref(column)} = ANY(${asked})` : undefined
  const overlaps = (column: string, asked: readonly string[]) =>
    asked.length > 0 ? sql`${sql.ref(column)} && ${asked}::text[]` : undefined
  return [
    kind && sql`kind = ${kind}`,
    search && sql`(${matches(search)}${orMerged(search)})`,
    // Literals, because the planner compares them with the predicates of partial indexes.
    status.length > 0 && sql`status IN (${sql.join(status.map((one) => sql.lit(one)))})`,
    isAny('country', country),
    isAny(
      'country',
      region.flatMap((one) => countriesOf(one) ?? []),
    ),
    overlaps('areas', area),
    overlaps('languages', language),
    isAny('locale', locale),
    overlaps('tags', tag),
    assignedTo(assignee),
    information && informed[information],
    unchanged && sql`updated_at < now() - ${unchanged}::integer * interval '1 day'`,
    ...within('submitted_at', filter.from, filter.to),
    reach === 'read' ? readableBy(staff) : ofRegions(staff),
  ]
}

const informed = {
  received: sql`status = 'in_review' AND information_received_at IS NOT NULL`,
  none: sql`information_received_at IS NULL`,
} as const

/** A duplicate that was merged is found by the reference that people still quote. */
function orMerged(search: string): RawBuilder<unknown> {
  const number = /^[eht]-?(\d{1,9})$/i.exec(search.trim())?.[1]
  if (number === undefined) return sql``
  return sql` OR id = (SELECT application_id FROM merged_application WHERE number = ${Number(number)})`
}

/** An id, or 'none' for what is not assigned. */
export function assignedTo(assignee: string | undefined, column = 'assignee_id'): Condition {
  if (assignee === 'none') return sql`${sql.ref(column)} IS NULL`
  return assignee && sql`${sql.ref(column)} = ${assignee}::uuid`
}

/** Keyset cursor: sort value and id of the last row. */
export type Place = { value: string; id: string }

export type Part = { after?: Place | undefined; atMost: number }

type Order = {
  column: RawBuilder<unknown>
  /** The value of the column in a cursor. */
  value: RawBuilder<unknown>
  read: (value: string) => RawBuilder<unknown>
}

/** The condition for the rows after a cursor, and their order. */
export function keyset({ column, read }: Order, isDescending: boolean, after?: Place, id = sql`id`) {
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const sign = isDescending ? sql`<` : sql`>`
  return {
    behind: after && sql`(${column}, ${id}) ${sign} (${read(after.value)}, ${after.id}::uuid)`,
    order: sql`${column} ${direction}, ${id} ${direction}`,
    direction,
  }
}

export function withPlaces<Row extends { id: string; place_value: string }>(rows: readonly Row[]) {
  return rows.map(({ place_value, ...row }) => ({ ...row, place: { value: place_value, id: row.id } }))
}

/** Times in microseconds, the precision of the column. */
export const time = (column: RawBuilder<unknown>): Order => ({
  column,
  value: sql`(extract(epoch FROM ${column}) * 1000000)::bigint::text`,
  read: (value: string) => sql`'epoch'::timestamptz + ${value}::bigint * interval '1 microsecond'`,
})

const text = (column: RawBuilder<unknown>): Order => ({
  column,
  value: column,
  read: (value: string) => sql`${value}::text COLLATE "C"`,
})

const orders = {
  submitted: time(sql`submitted_at`),
  updated: time(sql`updated_at`),
  name: text(sql`name_key`),
  family: text(sql`family_key`),
}

export function orderOf(sort: ApplicationSort) {
  const isDescending = sort.startsWith('-')
  return { ...orders[sort.replace('-', '') as keyof typeof orders], isDescending }
}
