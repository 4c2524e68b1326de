import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { listHeldQuestions } from '../../store/matching/held-match-moves.ts'
import { findNote } from '../../store/matching/invitations.ts'
import type { Store } from '../../store/open-store.ts'
import { changeRequest } from './lock-request.ts'
import { takeBackMoves } from './undo-selection.ts'

/** Takes back questions to experts while their mails are held; the experts stay on the shortlist. Returns the note. */
export function undoQuestions(
  store: Store,
  staff: Author,
  hospitalId: string,
  matchIds: readonly string[],
): Promise<Outcome<{ undone: number; note: string }>> {
  return changeRequest(store, hospitalId, async (trx) => {
    const held = (await listHeldQuestions(trx, hospitalId)).filter(({ match_id }) =>
      matchIds.includes(match_id),
    )
    if (held.length === 0) return refuse('too_late')
    const note = await findNote(
      trx,
      held.map(({ match_id }) => match_id),
    )
    const undone = await takeBackMoves(trx, byStaff(staff), held)
    return undone.ok ? done({ undone: undone.value, note }) : undone
  })
}
