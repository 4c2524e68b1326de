import { judgeCount, type Limit } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import type { Database } from '../../store/database.ts'
import { countHit } from '../../store/protection/rate-limits.ts'
import { digestOf } from '../protection/token-digest.ts'

/** Limit of links to one address, for all callers together, against mail flooding. */
const limit: Limit = { most: 5, seconds: 60 * 60 }

/** Counts one more link to a draft or for the confirmation of an address. */
export async function countLinkTo(store: Database, email: string): Promise<Outcome<undefined>> {
  const mailbox = digestOf(email.toLowerCase()).toString('base64url')
  const { hits, ttlMs } = await countHit(store, `draft_mail ${mailbox}`, limit.seconds * 1000)
  return judgeCount(limit, hits, ttlMs)
}
