import type { Outcome } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { move, needed, type SeenMatch, steerMatch } from './steer-match.ts'

/** Pauses reminders. Sends no mail. */
export async function holdCollaboration(
  store: Store,
  staff: Author,
  { reason, ...seen }: SeenMatch & { reason: string },
): Promise<Outcome<undefined>> {
  const why = needed('reason', reason)
  if (!why.ok) return why
  return steerMatch(store, staff, seen, (steered) => move(steered, 'on_hold', { reason: why.value }))
}
