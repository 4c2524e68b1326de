import { sql } from 'kysely'

export const now = sql<Date>`now()`

/** Any of these ids; an empty list matches no row. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

export const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`

export const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`
