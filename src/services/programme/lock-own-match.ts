import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Side } from '../../domain/programme/reports.ts'
import type { Database } from '../../store/database.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { findOwnMatch } from '../../store/programme/own-matches.ts'
import { lockMatch } from '../matching/lock-request.ts'

/** The one of the two that a session is; trainers are in no match. */
export function sideOf({ kind }: EditSession): Side | undefined {
  return kind === 'trainer' ? undefined : kind
}

/** Locks the match; not found if it is not the session's own. */
export async function lockOwnMatch(
  trx: Database,
  session: EditSession,
  id: string,
): Promise<{ side: Side; match: KeptMatch } | undefined> {
  const side = sideOf(session)
  const own = side && (await findOwnMatch(trx, side, session.applicationId, id))
  const match = own && (await lockMatch(trx, { ...own, id }))
  return match && side && { side, match }
}
