import type { FastifyInstance } from 'fastify'
import { countries, flagPath } from '../domain/lists/countries.ts'
import { regions } from '../domain/lists/regions.ts'
import { subregionOf } from '../domain/lists/subregions.ts'
import { freeze } from '../http/caching/frozen-answer.ts'
import { mountFrozen } from './mount.ts'

export function mountChoices(api: FastifyInstance): void {
  mountFrozen(api, 'listCountries', () =>
    freeze(JSON.stringify(countryRows()), 'application/json', 'public, max-age=86400'),
  )
}

/** As the forms use them: a record stores a country's English name and a region's word on the wire. */
function countryRows() {
  const regionNames = new Map(regions.items.map(({ id, alias }) => [id, alias]))
  return countries.map(({ code, label, region }) => ({
    label,
    value: label,
    flag: flagPath(code),
    region: regionNames.get(region),
    subregion: subregionOf(code),
  }))
}
