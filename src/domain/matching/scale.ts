import type { Proficiency } from '../lists/languages.ts'
import type { YearsInRegion } from '../lists/regions.ts'

/** The petals of the mark, in the order in which people read them. */
export const criteria = ['fields', 'languages', 'region', 'method', 'time', 'experience'] as const

export type Criterion = (typeof criteria)[number]

/** The weight of each criterion; together they are 100. */
export type Weights = Readonly<Record<Criterion, number>>

/**
 * The points of each criterion. Raise `version` with every change: matches keep their snapshot, and the database uses
 * the same points (store/matching/ranking.ts).
 */
export const scale = {
  version: '2026-11-17',
  maximum: { fields: 30, languages: 20, region: 15, method: 15, time: 10, experience: 10 },
  languages: { Basic: 5, Intermediate: 12, Expert: 17, Native: 20 },
  /** `within`: another country of the region, without stated years there. */
  region: { country: 15, neighbour: 12, years: { '<5': 5, '5-10': 8, '>10': 10 }, within: 5 },
  /** Points for an expert who works online only, where the hospital also asks for a visit. */
  onlinePart: 6,
  /**
   * At most five points for the months that the hospital asks for, and five for hours a week. Hospitals state no hours:
   * half a day a week is what a volunteer can spare beside their own work.
   */
  time: {
    each: 5,
    weekly: [
      { from: 0, points: 1 },
      { from: 1, points: 2 },
      { from: 2, points: 3 },
      { from: 3, points: 4 },
      { from: 4, points: 5 },
    ],
  },
  /** At most five points for years in the profession, and five for focus areas of the registry. */
  experience: { years: [1, 2, 3, 4, 5], focusAreas: [0, 2, 3, 4, 5], each: 5 },
} as const satisfies Scale

/** From this number on, hours a week have full points. */
export const fullHoursAWeek =
  scale.time.weekly.findLast(({ points }) => points === scale.time.each)?.from ?? 0

export function pointsOfHours(hours: number): number {
  return scale.time.weekly.findLast(({ from }) => hours >= from)?.points ?? 0
}

type Scale = {
  version: string
  maximum: Weights
  languages: Readonly<Record<Proficiency, number>>
  region: {
    country: number
    neighbour: number
    years: Readonly<Record<YearsInRegion, number>>
    within: number
  }
  onlinePart: number
  time: { each: number; weekly: readonly { from: number; points: number }[] }
  experience: { years: readonly number[]; focusAreas: readonly number[]; each: number }
}
