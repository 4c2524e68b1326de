import { isUuid } from '../../domain/api/uuid.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Side } from '../../domain/programme/reports.ts'
import { type Outcome, refuse } from '../../domain/refusals.ts'
import { type Application, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { type KeptMatch, listMatchesOf, lockMatchesOf } from '../../store/matching/matches.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findOwnMatch } from '../../store/programme/own-matches.ts'

export type LockedRequest = { request: Application; matches: KeptMatch[] }

export async function lockRequest(trx: Database, id: string): Promise<LockedRequest | undefined> {
  if (!isUuid(id)) return undefined
  const request = await lockApplication(trx, id)
  return request?.kind === 'hospital' ? { request, matches: await listMatchesOf(trx, id) } : undefined
}

/** Runs one action in a transaction that holds the lock on a hospital's request and its matches. */
export function changeRequest<T>(
  store: Database,
  id: string,
  act: (trx: Database, locked: LockedRequest) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction(store, async (trx) => {
    const locked = await lockRequest(trx, id)
    return locked ? act(trx, locked) : refuse('not_found')
  })
}

/** Locks the request, and re-reads the match. */
export async function lockMatch(trx: Database, { id, hospital_id }: Pick<KeptMatch, 'id' | 'hospital_id'>) {
  return (await lockMatchesOf(trx, hospital_id)).find((one) => one.id === id)
}

/** The side of a match to which a session belongs; trainers have no matches. */
export function sideOf({ kind }: EditSession): Side | undefined {
  return kind === 'trainer' ? undefined : kind
}

type OwnMatch = { side: Side; match: KeptMatch }

/** Runs one action of an expert or a hospital with the match locked; not found if it is not the session's own. */
export function changeOwnMatch<T>(
  store: Database,
  session: EditSession,
  id: string,
  act: (trx: Database, own: OwnMatch) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction(store, async (trx) => {
    const side = sideOf(session)
    const own = side && (await findOwnMatch(trx, side, session.applicationId, id))
    const match = own && (await lockMatch(trx, { ...own, id }))
    return match && side ? act(trx, { side, match }) : refuse('not_found')
  })
}
