import { isUuid } from '../../domain/uuid.ts'
import { type KeptMatch, lockMatchesOf } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { findApplication, type OwnApplication } from '../../store/own-applications.ts'

export type LockedRequest = { request: OwnApplication; matches: KeptMatch[] }

/** A hospital's request and its matches: nobody else moves them until the transaction ends. */
export async function lockRequest(trx: Pick<Store, 'db'>, id: string): Promise<LockedRequest | undefined> {
  if (!isUuid(id)) return undefined
  const matches = await lockMatchesOf(trx, id)
  const request = await findApplication(trx, id)
  return request?.kind === 'hospital' ? { request, matches } : undefined
}
