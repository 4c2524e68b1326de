import type { Proficiency } from '../lists/languages.ts'
import type { YearsInRegion } from '../lists/regions.ts'

/** The petals of the mark, in the order in which people read them. */
export const criteria = ['fields', 'languages', 'region', 'method', 'time', 'experience'] as const

export type Criterion = (typeof criteria)[number]

/**
 * The points of each criterion. Raise `version` with every change: matches keep their snapshot, and the database uses
 * the same points (store/matching/ranking.ts).
 */
export const scale = {
  version: '2026-11-15',
  maximum: { fields: 30, languages: 20, region: 15, method: 15, time: 10, experience: 10 },
  languages: { Basic: 5, Intermediate: 12, Expert: 17, Native: 20 },
  region: { country: 15, neighbour: 12, years: { '<5': 5, '5-10': 8, '>10': 10 } },
  /** Points for an expert who works online only, where the hospital also asks for a visit. */
  onlinePart: 6,
  /** For the years in the profession, of five; and for the number of focus areas of the registry, of five. */
  experience: { years: [1, 2, 3, 4, 5], focusAreas: [0, 2, 3, 4, 5], each: 5 },
} as const satisfies Scale

type Scale = {
  version: string
  maximum: Readonly<Record<Criterion, number>>
  languages: Readonly<Record<Proficiency, number>>
  region: { country: number; neighbour: number; years: Readonly<Record<YearsInRegion, number>> }
  onlinePart: number
  experience: { years: readonly number[]; focusAreas: readonly number[]; each: number }
}
