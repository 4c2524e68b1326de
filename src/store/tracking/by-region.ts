import { sql } from 'kysely'
import { countries } from '../../domain/lists/countries.ts'
import type { RegionId } from '../../domain/lists/regions.ts'
import type { Tally } from '../../domain/tracking/outcomes.ts'

/** `null` for all regions together, 0 for hospitals whose country is in none. */
export type RegionRow = { region: RegionId | 0 | null }

const names = countries.map(({ label }) => label)
const regions = countries.map(({ region }) => region)

/** Joins the region of the country of `hospital`. */
export const joinRegion = sql`
  LEFT JOIN unnest(${names}::text[], ${regions}::integer[]) AS place (country, region) ON place.country = hospital.country`

export const region = sql<RegionId | 0>`coalesce(place.region, 0)`

/** Joins the hospital of a row with a match, and its region. */
export const joinHospital = sql`
  JOIN match ON match.id = match_id JOIN application AS hospital ON hospital.id = hospital_id ${joinRegion}`

/** One column for each name: how many rows have it. */
export function tally<Name extends string>(column: string, names: readonly Name[]) {
  const columns = names.map(
    (name) => sql`count(*) FILTER (WHERE ${sql.ref(column)} = ${sql.lit(name)})::integer AS ${sql.id(name)}`,
  )
  return sql<Tally<Name>>`${sql.join(columns)}`
}
