import { endsByLeaving } from '../../domain/matching/endings.ts'
import { isChosen } from '../../domain/matching/shortlist.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { type HeldMatchMove, listHeldMatchMoves } from '../../store/matching/held-match-moves.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { moveApplication } from '../applications/move-application.ts'
import { lockRequest } from './lock-request.ts'
import { takeBackMoves } from './undo-selection.ts'

/** Undoing a withdrawal reopens its matches, unless another match has taken their place. */
export async function reopenMatches(
  trx: Database,
  staff: Author,
  { applicationId, batchId }: { applicationId: string; batchId: string },
): Promise<Outcome<undefined>> {
  const listOwn = async () =>
    (await listHeldMatchMoves(trx, batchId)).filter(({ hospital_id, expert_id }) =>
      [hospital_id, expert_id].includes(applicationId),
    )
  const requests = new Set((await listOwn()).map(({ hospital_id }) => hospital_id))
  for (const hospitalId of [...requests].sort()) {
    const locked = await lockRequest(trx, hospitalId)
    if (!locked) continue
    const { request, matches } = locked
    const own = (await listOwn()).filter((move) => move.hospital_id === hospitalId && isFree(move, matches))
    const taken = await takeBackMoves(trx, staff, own)
    if (!taken.ok) return taken
    if (request.status === 'eligible' && own.some(({ from_status }) => from_status === 'shortlisted'))
      await moveApplication(trx, byStaff(staff), request, 'shortlist_sent')
  }
  return done(undefined)
}

/** Whether the match can be reopened: no other match of the two, and no other choice. */
function isFree({ match_id, expert_id }: HeldMatchMove, matches: readonly KeptMatch[]): boolean {
  const others = matches.filter(({ id }) => id !== match_id)
  return !others.some(
    (other) => isChosen(other.status) || (other.expert_id === expert_id && endsByLeaving[other.status]),
  )
}
