import { countries } from '../lists/countries.ts'
import { nameOfCountry } from '../lists/country-name.ts'
import type { RegionId } from '../lists/regions.ts'
import type { Locale } from '../messages/locales.ts'
import { borders } from './generated/borders.ts'

const byName = new Map(countries.map((country) => [country.label, country]))

/** A record names countries as people read them. */
export function codeOf(country: unknown): string | undefined {
  return typeof country === 'string' ? byName.get(country)?.code : undefined
}

const byCode = new Map(countries.map((country) => [country.code, country]))

export const regionOf = (code: string): RegionId | undefined => byCode.get(code)?.region

export function nameOf(code: string, locale?: Locale): string {
  const country = byCode.get(code)
  return country ? nameOfCountry(country, locale) : code
}

/** The countries that share a border on land, in the order of their codes. */
export function neighboursOf(code: string): readonly string[] {
  return Object.entries(borders).flatMap(([one, others]) => {
    if (one === code) return others.split(' ')
    return others.includes(code) ? [one] : []
  })
}
