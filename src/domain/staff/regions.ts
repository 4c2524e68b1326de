import { countries } from '../lists/countries.ts'
import { type RegionId, regions } from '../lists/regions.ts'
import type { FieldErrors } from '../refusals.ts'
import { mayDo, type Role } from './roles.ts'
import type { Staff } from './staff.ts'

/** A member of staff, limited to these WHO regions; an empty list means no limit. */
export type Regional = Pick<Staff, 'regions'>

/** No limit, for automatic acts of the registry. */
export const everywhere: Regional = { regions: [] }

/** The regions among these values of a form, each once; other values are dropped. */
export function regionsIn(values: readonly string[]): RegionId[] {
  return regions.items.map(({ id }) => id).filter((id) => values.includes(String(id)))
}

/** Regions of a role: none for administrators, who could lift their own limit. */
export function regionsOf(role: Role, chosen: readonly RegionId[]): readonly RegionId[] {
  return mayDo(role, 'administer') ? [] : chosen
}

/** The countries of all other regions, as records store them; none for somebody without a limit. */
export function countriesOutside({ regions: own = [] }: Regional): string[] {
  if (own.length === 0) return []
  return countries.filter(({ region }) => !own.includes(region)).map(({ label }) => label)
}

/** Whether a country is theirs; one that is missing, or belongs to no region, is everybody's. */
export function isInside(staff: Regional, country: string | null): boolean {
  return country === null || !countriesOutside(staff).includes(country)
}

type Given = Readonly<Record<string, unknown>>

/** The error next to the country, where answers name one outside their regions. */
export function countryErrors(staff: Regional, answers: Given): FieldErrors {
  const name = answers.country === undefined ? 'country_origin' : 'country'
  return isOutside(staff, answers) ? { [name]: 'outside_regions' } : {}
}

export function isOutside(staff: Regional, { country, country_origin }: Given): boolean {
  const named = country ?? country_origin
  return typeof named === 'string' && !isInside(staff, named)
}
