import { type RawBuilder, sql } from 'kysely'
import type { ApplicationSort } from '../../domain/review/application-query.ts'
import type { PileFilter } from '../../domain/review/piles.ts'
import { matches, within } from './search.ts'

/** SQL conditions of a filter, for lists, counts and Today. */
export function conditionsOf(filter: PileFilter): RawBuilder<unknown>[] {
  const { kind, search, status, country, area, language, assignee, tag, information, unchanged } = filter
  return [
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(search === undefined ? [] : [matches(search)]),
    ...(status.length === 0 ? [] : [sql`status = ANY(${status})`]),
    ...(country.length === 0 ? [] : [sql`country = ANY(${country})`]),
    ...(area.length === 0 ? [] : [sql`areas && ${area}::text[]`]),
    ...(language.length === 0 ? [] : [sql`languages && ${language}::text[]`]),
    ...(tag.length === 0 ? [] : [sql`tags && ${tag}::text[]`]),
    ...(assignee === undefined
      ? []
      : [assignee === 'none' ? sql`assignee_id IS NULL` : sql`assignee_id = ${assignee}::uuid`]),
    ...(information === undefined ? [] : [sql`status = 'in_review' AND information_received_at IS NOT NULL`]),
    ...(unchanged === undefined ? [] : [sql`updated_at < now() - ${unchanged}::integer * interval '1 day'`]),
    ...within('submitted_at', filter.from, filter.to),
  ]
}

export const where = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` AND `)

/** Times in microseconds, the precision of the column. */
export const time = (column: RawBuilder<unknown>) => ({
  column,
  value: sql`(extract(epoch FROM ${column}) * 1000000)::bigint::text`,
  read: (value: string) => sql`'epoch'::timestamptz + ${value}::bigint * interval '1 microsecond'`,
})

const orders = {
  submitted: time(sql`submitted_at`),
  updated: time(sql`updated_at`),
  name: {
    column: sql`name_key`,
    value: sql`name_key`,
    read: (value: string) => sql`${value}::text COLLATE "C"`,
  },
}

export function orderOf(sort: ApplicationSort) {
  const isDescending = sort.startsWith('-')
  return { ...orders[sort.replace('-', '') as keyof typeof orders], isDescending }
}
