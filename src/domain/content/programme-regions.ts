import { type Country, countries } from '../lists/countries.ts'
import { subregionOf } from '../lists/subregions.ts'

/** The regions of the programme in the order of the page, with the anchors of their sections. */
export const sectionOf = {
  europe: 'europe',
  africa: 'africa',
  southEastAsia: 'south-east-asia',
  latinAmerica: 'latin-america',
} as const

export type ProgrammeRegion = keyof typeof sectionOf | 'elsewhere'

export const programmeRegions = [...Object.keys(sectionOf), 'elsewhere'] as readonly ProgrammeRegion[]

const latin = ['Caribbean', 'Central America', 'South America']

/**
 * Not the six regions of WHO, which staff work with: a visitor looks for Morocco in Africa and for Indonesia in
 * South-east Asia, where WHO does not count them.
 */
function regionOf({ code, region }: Country): ProgrammeRegion {
  const subregion = subregionOf(code) ?? ''
  if (subregion.endsWith('Africa')) return 'africa'
  if (region === 4 || subregion === 'South-eastern Asia') return 'southEastAsia'
  if (latin.includes(subregion)) return 'latinAmerica'
  return region === 3 ? 'europe' : 'elsewhere'
}

const regionByName = new Map(countries.map((country) => [country.label, regionOf(country)]))

/** The region of a country, by the name that a record stores. */
export const regionOfCountry = (name: string): ProgrammeRegion | undefined => regionByName.get(name)

export const countriesOfRegion = (region: ProgrammeRegion): Country[] =>
  countries.filter(({ label }) => regionByName.get(label) === region)
