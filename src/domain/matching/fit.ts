import type { Evidence, OfferedTime } from './evidence.ts'
import type { Judged } from './judge.ts'
import { fullHoursAWeek, scale } from './scale.ts'

/** How far a criterion is met, as hospitals see it: a tick, a half circle, a cross, or an i if it is not stated. */
export type Fit = 'meets' | 'inPart' | 'misses' | 'unknown'

/** A tick needs two thirds of the points, and a sentence in which nothing that is asked for falls short. */
export function fitOf({ points, maximum, evidence }: Judged): Fit {
  if (maximum === 0) return 'unknown'
  if (points === 0) return 'misses'
  return isMet(evidence) && isTwoThirds(points, maximum) ? 'meets' : 'inPart'
}

function isMet(evidence: Evidence): boolean {
  switch (evidence.says) {
    case 'practice':
      return evidence.touches.length + evidence.none.length === 0
    case 'fields':
      return evidence.missing.length === 0
    case 'methodInPart':
      return false
    case 'offeredTime':
      return coversMonths(evidence) && (evidence.hours ?? 0) >= fullHoursAWeek
    case 'time':
      return coversMonths(evidence)
    case 'experience':
      return isExperienced(evidence)
    default:
      return true
  }
}

function coversMonths({ months, asked }: OfferedTime): boolean {
  return months !== undefined && months >= (asked ?? 0)
}

/** Requires two thirds of both, so that many years do not hide missing focus areas. */
function isExperienced({ years, focusAreas }: Extract<Evidence, { says: 'experience' }>): boolean {
  if (years === undefined || focusAreas === undefined) return false
  const worth = scale.experience
  return [worth.years[years], worth.focusAreas[focusAreas]].every((points) =>
    isTwoThirds(points ?? 0, worth.each),
  )
}

const isTwoThirds = (points: number, maximum: number) => 3 * points >= 2 * maximum
