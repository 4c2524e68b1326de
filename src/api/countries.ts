import { countries, flagPath } from '../domain/lists/countries.ts'
import { regions } from '../domain/lists/regions.ts'
import { subregionOf } from '../domain/lists/subregions.ts'

/** As the forms use them: a record stores a country's English name and a region's word on the wire. */
export function countryRows() {
  const regionNames = new Map(regions.items.map(({ id, alias }) => [id, alias]))
  return countries.map(({ code, label, region }) => ({
    label,
    value: label,
    flag: flagPath(code),
    region: regionNames.get(region),
    subregion: subregionOf(code),
  }))
}
