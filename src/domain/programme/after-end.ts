import type { ApplicationStatus } from '../applications/application-status.ts'
import { isSearchAgain } from '../applications/moves-by-matching.ts'

/**
 * What is left to do for a request after a match has ended without success: find another expert, replace the lost one,
 * or nothing.
 */
export type AfterEnd = 'looking' | 'without' | 'nothing'

export function afterEndOf(request: ApplicationStatus, { hasExpert }: { hasExpert: boolean }): AfterEnd {
  if (request === 'eligible' || request === 'shortlist_sent') return 'looking'
  return isSearchAgain(request, 'eligible') && !hasExpert ? 'without' : 'nothing'
}
