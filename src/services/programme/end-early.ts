import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { type ExplainedMatch, move, steerWithReason } from './steer-match.ts'
import { tellBoth } from './tell-sides.ts'

/**
 * The request stays where it is, without an expert: the board shows it first until somebody has decided whether
 * another one is looked for. The reason is for the team; neither side reads it.
 */
export function endEarly(store: Store, staff: Author, seen: ExplainedMatch): Promise<Outcome<undefined>> {
  return steerWithReason(store, staff, seen, async (steered, reason) => {
    // A choice that nobody has confirmed is taken back or declined, with the mails that are held about it.
    if (steered.match.status === 'selected') return refuse('wrong_status')
    const moved = await move(steered, 'ended_early', { reason })
    if (!moved.ok) return moved
    await tellBoth(steered.trx, steered, 'ended')
    return done(undefined)
  })
}
