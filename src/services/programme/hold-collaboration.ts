import type { Outcome } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { type ExplainedMatch, move, steerWithReason } from './steer-match.ts'

/** Pauses reminders. Sends no mail. */
export function holdCollaboration(
  store: Store,
  staff: Author,
  seen: ExplainedMatch,
): Promise<Outcome<undefined>> {
  return steerWithReason(store, staff, seen, (steered, reason) => move(steered, 'on_hold', { reason }))
}
