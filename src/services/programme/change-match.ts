import { isUuid } from '../../domain/api/uuid.ts'
import { type MatchStatus, mayMatchMove } from '../../domain/matching/match-status.ts'
import { longestWords } from '../../domain/matching/not-now-reasons.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { isActHeld } from '../../store/matching/held-match-moves.ts'
import { findMatch, type KeptMatch, type MatchMove } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { insertNote } from '../../store/review/reviewed-application.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { lockRequest } from '../matching/lock-request.ts'
import { moveMatches } from '../matching/move-matches.ts'

export type LockedMatch = {
  trx: Database
  staff: Author
  match: KeptMatch
  /** All matches of the request. */
  matches: readonly KeptMatch[]
  hospital: Application
  expert: Application
}

export type SeenMatch = { id: string; version: number }

/** Runs one staff action with the request locked. */
export function changeMatch<T>(
  store: Store,
  staff: Author,
  seen: { id: string; version?: number },
  act: (locked: LockedMatch) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction(store, async (trx) => {
    const pair = isUuid(seen.id) ? await findMatch(trx, seen.id) : undefined
    const locked = pair && (await lockRequest(trx, pair.hospital_id))
    const match = locked?.matches.find(({ id }) => id === seen.id)
    const expert = match && (await findApplication(trx, match.expert_id))
    if (!locked || !match || !expert) return refuse('not_found')
    if (seen.version !== undefined && match.version !== seen.version) return refuse('version_conflict')
    // A mail about this act would overtake the mail that is held.
    if (await isActHeld(trx, match.id)) return refuse('act_held')
    const { request: hospital, matches } = locked
    return act({ trx, staff, match, matches, hospital, expert })
  })
}

export type ExplainedMatch = SeenMatch & { reason: string }

/** The same for actions that require a reason. */
export async function changeMatchWithReason(
  store: Store,
  staff: Author,
  { reason, ...seen }: ExplainedMatch,
  act: (locked: LockedMatch, reason: string) => Promise<Outcome<undefined>>,
): Promise<Outcome<undefined>> {
  const why = needed('reason', reason)
  return why.ok ? changeMatch(store, staff, seen, (locked) => act(locked, why.value)) : why
}

export async function move(
  { trx, staff, match }: LockedMatch,
  to: MatchStatus,
  {
    from = match.status,
    ...more
  }: Pick<MatchMove, 'reason' | 'facts' | 'batchId' | 'heldMs' | 'mailId'> & { from?: MatchStatus } = {},
): Promise<Outcome<undefined>> {
  if (match.status !== from || !mayMatchMove(from, to)) return refuse('wrong_status')
  await moveMatches(trx, { actor: 'staff', ...staff }, [{ match, to, ...more }])
  return done(undefined)
}

export function needed(name: string, text: string): Outcome<string> {
  const written = text.trim()
  if (!written) return refuse('invalid_answers', { errors: { [name]: 'required' } })
  return written.length <= longestWords
    ? done(written)
    : refuse('invalid_answers', { errors: { [name]: 'too_long' } })
}

/** A team note about a match; the timelines of the match and of both sides show it. */
export async function noteOnMatch(
  store: Store,
  staff: Author,
  { id, text }: { id: string; text: string },
): Promise<Outcome<undefined>> {
  const written = needed('text', text)
  if (!written.ok) return written
  return transaction(store, async (trx) => {
    const match = isUuid(id) ? await findMatch(trx, id) : undefined
    if (!match) return refuse('not_found')
    await insertNote(trx, match.hospital_id, staff, written.value, id)
    await writeAudit(trx, byStaff(staff), 'match_noted', ['match', id], { fields: ['notes'] })
    return done(undefined)
  })
}
