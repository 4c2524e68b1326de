import { isUuid } from '../../domain/api/uuid.ts'
import { isInTheMaking } from '../../domain/matching/match-status.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { lockMatch } from './lock-request.ts'
import { moveMatches } from './move-matches.ts'

/** Removes an expert from the unsent shortlist. */
export function dropSuggestion(store: Store, staff: Author, matchId: string): Promise<Outcome<undefined>> {
  return transaction(store, async (trx) => {
    const found = isUuid(matchId) ? await findMatch(trx, matchId) : undefined
    if (!found) return refuse('not_found')
    const match = await lockMatch(trx, found)
    if (!match) return refuse('not_found')
    if (!isInTheMaking(match.status)) return refuse('wrong_status')
    await moveMatches(trx, { actor: 'staff', ...staff }, [{ match, to: 'lapsed' }], 'match_dropped')
    return done(undefined)
  })
}
