import { type Author, byStaff } from '../../domain/audit.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { isInTheMaking } from '../../domain/statuses/match-status.ts'
import { isUuid } from '../../domain/uuid.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import { findMatch, lockMatchesOf, moveMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/review/audit.ts'

/** Takes an expert off the shortlist in the making; what the hospital has in hand stays as it is. */
export function dropSuggestion(store: Store, staff: Author, matchId: string): Promise<Outcome<undefined>> {
  return allOrNothing(store, async (trx) => {
    const found = isUuid(matchId) ? await findMatch(trx, matchId) : undefined
    if (!found) return refuse('not_found')
    const match = (await lockMatchesOf(trx, found.hospital_id)).find(({ id }) => id === matchId)
    if (!match) return refuse('not_found')
    if (!isInTheMaking(match.status)) return refuse('wrong_status')
    await moveMatch(trx, { actor: 'staff', ...staff }, { match, to: 'lapsed' })
    await writeAudit(trx, byStaff(staff), {
      action: 'match_dropped',
      subject: { kind: 'match', id: matchId },
      before: { status: match.status },
      after: { status: 'lapsed' },
    })
    return done(undefined)
  })
}
