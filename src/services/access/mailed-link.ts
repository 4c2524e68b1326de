import { keepMailedLink } from '../../store/edit-links.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf } from '../token-digest.ts'
import { newToken } from './secrets.ts'

/** The token of another link to an application, for one mail: in clear it stands there and nowhere else. */
export async function mailedLink(database: Pick<Store, 'db'>, applicationId: string): Promise<string> {
  const token = newToken()
  await keepMailedLink(database, { applicationId, tokenDigest: digestOf(token) })
  return token
}
