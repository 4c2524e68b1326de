import { countries } from '../lists/countries.ts'
import type { RegionId } from '../lists/regions.ts'
import { borders } from './generated/borders.ts'

const byName = new Map(countries.map((country) => [country.label, country]))

/** A record names countries as people read them. */
export function codeOf(country: unknown): string | undefined {
  return typeof country === 'string' ? byName.get(country)?.code : undefined
}

const byCode = new Map(countries.map((country) => [country.code, country]))

export const regionOf = (code: string): RegionId | undefined => byCode.get(code)?.region

export const nameOf = (code: string): string => byCode.get(code)?.label ?? code

/** The countries that share a border on land, in the order of their codes. */
export const neighboursOf = (code: string): readonly string[] => neighbours.get(code) ?? []

const neighbours = new Map<string, string[]>()
for (const [one, others] of Object.entries(borders)) {
  for (const other of others.split(' ')) {
    neighbours.set(one, [...(neighbours.get(one) ?? []), other])
    neighbours.set(other, [...(neighbours.get(other) ?? []), one])
  }
}
