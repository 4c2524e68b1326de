import { keepMailedLink } from '../../store/applicants/edit-links.ts'
import type { Database } from '../../store/database.ts'
import { newToken } from '../protection/secrets.ts'
import { digestOf } from '../protection/token-digest.ts'

/** A further link token for one mail; only its digest is stored. */
export async function mailedLink(database: Database, applicationId: string): Promise<string> {
  const token = newToken()
  await keepMailedLink(database, { applicationId, tokenDigest: digestOf(token) })
  return token
}
