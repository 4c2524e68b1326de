import type { RegionId } from '../lists/regions.ts'
import type { Role } from './roles.ts'

/** A signed-in member of staff. */
export type Staff = {
  id: string
  name: string
  email: string
  role: Role
  /** The WHO regions to which they are limited; none for all. */
  regions?: readonly RegionId[]
  /** The zone in which they read times; UTC until a browser has told it. */
  timeZone?: string
  /** Whether they chose it; otherwise it follows their browser. */
  isZoneChosen?: boolean
  /** Days left to set up the second step that is required of them; 0 once they can do nothing else before. */
  secondStepDays?: number
}

/** Whether they must set up a second step before anything else. */
export const isHeldBack = ({ secondStepDays }: Staff): boolean => secondStepDays === 0
