import { type Author, byStaff } from '../../domain/audit.ts'
import { isChosen } from '../../domain/matching/shortlist.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import { listHeldMatchMoves } from '../../store/matching/held-match-moves.ts'
import type { Store } from '../../store/open-store.ts'
import { changeApplication } from '../../store/own-applications.ts'
import { writeAudit } from '../../store/review/audit.ts'
import { listMoves, markUndone } from '../../store/review/moves.ts'
import { lockRequest } from './lock-request.ts'
import { mailToHospital } from './mail-of-choosing.ts'
import { takeBackMoves } from './take-back-moves.ts'

/** A choice, or that none suits: the hospital chooses again, and no expert has heard of it. */
export function undoSelection(
  store: Store,
  staff: Author,
  hospitalId: string,
): Promise<Outcome<{ restored: number }>> {
  return allOrNothing(store, async (trx) => {
    const locked = await lockRequest(trx, hospitalId)
    if (!locked) return refuse('not_found')
    const { request, matches } = locked
    const last = (await listMoves(trx, hospitalId)).findLast(({ undone_at }) => undone_at === null)
    if (last?.from_status !== 'shortlist_sent' || last.to_status !== request.status) return refuse('too_late')
    // Whoever is confirmed has been told.
    if (matches.some(({ status }) => isChosen(status) && status !== 'selected')) return refuse('too_late')
    const held = await listHeldMatchMoves(trx, last.batch_id)
    const restored = await takeBackMoves(trx, staff, held)
    if (!restored.ok) return restored
    if (restored.value === 0) return refuse('too_late')

    await changeApplication(trx, hospitalId, { status: 'shortlist_sent' })
    await markUndone(trx, last.id)
    await writeAudit(trx, byStaff(staff), {
      action: 'application_move_undone',
      subject: { kind: 'application', id: hospitalId },
      before: { status: request.status },
      after: { status: 'shortlist_sent' },
    })
    await mailToHospital(trx, request, 'undone')
    return done({ restored: restored.value })
  })
}
