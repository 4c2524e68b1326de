import { type RawBuilder, sql } from 'kysely'
import { defaultZone } from '../../domain/staff/time-zone.ts'

/** Limit on search words: each costs time in every row, and further ones hardly narrow the result. */
const mostWords = 10

/**
 * Every word must occur in the column; words below three letters match only the beginning of a word, since trigrams
 * need three.
 */
export function matches(searched: string, column: RawBuilder<unknown> = sql.ref('words')) {
  const words = [...new Set(searched.split(/\s+/).filter(Boolean))].slice(0, mostWords)
  const found = words.map((word) => {
    const escaped = word.replace(/[\\%_]/g, '\\$&')
    const pattern = [...word].length < 3 ? `% ${escaped}%` : `%${escaped}%`
    return sql`${column} LIKE plain(${pattern})`
  })
  return sql<boolean>`(${sql.join(found, sql` AND `)})`
}

/** Days of a zone, the last one included. */
export function within(
  column: string,
  from: string | undefined,
  to: string | undefined,
  zone: string = defaultZone,
) {
  const start = (day: string, more: number) =>
    sql`(${day}::date + ${more}::integer)::timestamp AT TIME ZONE ${zone}`
  return [
    ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${start(from, 0)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} < ${start(to, 1)}`]),
  ]
}
