import { isUuid } from '../../domain/api/uuid.ts'
import { type Application, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { type KeptMatch, listMatchesOf, lockMatchesOf } from '../../store/matching/matches.ts'

export type LockedRequest = { request: Application; matches: KeptMatch[] }

/** Locks a hospital's request with its matches. */
export async function lockRequest(trx: Database, id: string): Promise<LockedRequest | undefined> {
  if (!isUuid(id)) return undefined
  const request = await lockApplication(trx, id)
  return request?.kind === 'hospital' ? { request, matches: await listMatchesOf(trx, id) } : undefined
}

/** Locks the request, and re-reads the match. */
export async function lockMatch(
  trx: Database,
  { id, hospital_id }: Pick<KeptMatch, 'id' | 'hospital_id'>,
): Promise<KeptMatch | undefined> {
  return (await lockMatchesOf(trx, hospital_id)).find((one) => one.id === id)
}
