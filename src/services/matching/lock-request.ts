import { isUuid } from '../../domain/api/uuid.ts'
import { lockApplication, type OwnApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { type KeptMatch, listMatchesOf, lockMatchesOf } from '../../store/matching/matches.ts'

export type LockedRequest = { request: OwnApplication; matches: KeptMatch[] }

/** A hospital's request and its matches, under the same lock as `lockMatchesOf`: nobody else moves them meanwhile. */
export async function lockRequest(trx: Database, id: string): Promise<LockedRequest | undefined> {
  if (!isUuid(id)) return undefined
  const request = await lockApplication(trx, id)
  return request?.kind === 'hospital' ? { request, matches: await listMatchesOf(trx, id) } : undefined
}

/** One of them, found before without the lock. */
export async function lockMatch(
  trx: Database,
  { id, hospital_id }: Pick<KeptMatch, 'id' | 'hospital_id'>,
): Promise<KeptMatch | undefined> {
  return (await lockMatchesOf(trx, hospital_id)).find((one) => one.id === id)
}
