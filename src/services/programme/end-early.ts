import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { type ExplainedMatch, move, steerWithReason } from './steer-match.ts'
import { tellBoth } from './tell-sides.ts'

/** The request keeps its status, without an expert; the board lists it first. The reason is internal. */
export function endEarly(store: Store, staff: Author, seen: ExplainedMatch): Promise<Outcome<undefined>> {
  return steerWithReason(store, staff, seen, async (steered, reason) => {
    // An unconfirmed choice is undone or declined instead.
    if (steered.match.status === 'selected') return refuse('wrong_status')
    const moved = await move(steered, 'ended_early', { reason })
    if (!moved.ok) return moved
    await tellBoth(steered.trx, steered, 'ended')
    return done(undefined)
  })
}
