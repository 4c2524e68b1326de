import type { ApplicationStatus } from '../applications/application-status.ts'
import { isSearchAgain } from '../applications/moves-by-matching.ts'

/** What a match that came to nothing leaves to do for its request: it still looks, has lost its expert, or nothing. */
export type AfterEnd = 'looking' | 'without' | 'nothing'

export function afterEndOf(request: ApplicationStatus, { hasExpert }: { hasExpert: boolean }): AfterEnd {
  if (request === 'eligible' || request === 'shortlist_sent') return 'looking'
  return isSearchAgain(request, 'eligible') && !hasExpert ? 'without' : 'nothing'
}
