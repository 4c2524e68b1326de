import type { Outcome } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { type ExplainedMatch, move, steerWithReason } from './steer-match.ts'

export function resumeCollaboration(
  store: Store,
  staff: Author,
  seen: ExplainedMatch,
): Promise<Outcome<undefined>> {
  return steerWithReason(store, staff, seen, (steered, reason) =>
    move(steered, 'active', { from: 'on_hold', reason }),
  )
}
