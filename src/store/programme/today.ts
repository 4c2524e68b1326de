import { sql } from 'kysely'

/** Days are those of UTC, as everywhere in the registry. */
export const today = sql<string>`(now() AT TIME ZONE 'UTC')::date`
