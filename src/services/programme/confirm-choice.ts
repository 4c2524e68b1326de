import { done, type Outcome } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { listMatchMoves, releaseBatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { move, type SeenMatch, steerMatch } from './steer-match.ts'
import { tellBoth } from './tell-sides.ts'

/** Confirms the choice: releases the held mails and asks both sides for the first steps. */
export function confirmChoice(store: Store, staff: Author, seen: SeenMatch): Promise<Outcome<undefined>> {
  return steerMatch(store, staff, seen, async (steered) => {
    const { trx, match } = steered
    const chosen = (await listMatchMoves(trx, match.id)).findLast(({ to_status }) => to_status === 'selected')
    const moved = await move(steered, 'confirmed')
    if (!moved.ok) return moved
    if (chosen) await releaseBatch(trx, chosen.batch_id)
    await tellBoth(trx, steered, 'confirmed')
    return done(undefined)
  })
}
