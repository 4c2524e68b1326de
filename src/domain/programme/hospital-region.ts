import * as v from 'valibot'
import { countries } from '../lists/countries.ts'
import { regions } from '../lists/regions.ts'
import { fieldCode } from '../refusals.ts'

const ids = regions.items.map(({ id }) => String(id))

/** A WHO region in an address; the hospital's country says where a match belongs. */
export const regionId = v.picklist(ids, fieldCode('invalid_choice'))

/** The names of its countries, as records store them; undefined for all regions. */
export function countriesOf(region: string | undefined): string[] | undefined {
  return region === undefined
    ? undefined
    : countries.filter((country) => String(country.region) === region).map(({ label }) => label)
}
