import type { Role } from './roles.ts'

/** Somebody who is signed in to the back office. */
export type Staff = {
  id: string
  name: string
  email: string
  role: Role
  /** Days left to set up the second step that is required of them; 0 once they can do nothing else before. */
  secondStepDays?: number
}

/** Somebody who must set up a second step before they can do anything else. */
export const isHeldBack = ({ secondStepDays }: Staff): boolean => secondStepDays === 0
