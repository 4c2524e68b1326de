import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { listLetters, saveLetter } from '../../store/programme/agreements.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { claimUploads } from '../../store/uploads/claim-uploads.ts'
import { removeFiles } from '../../store/uploads/claimed-files.ts'
import { checkFiles } from '../uploads/check-files.ts'
import { signWhenComplete } from './accept-agreement.ts'
import { lockOwnMatch } from './lock-own-match.ts'

/** A second letter replaces the first until the agreement is complete. */
export async function handInLetter(store: Store, session: EditSession, matchId: string, uploadId: string) {
  if (session.kind !== 'hospital') return refuse('not_found')
  const claims = { letter_of_commitment: uploadId }
  // Judge files before the transaction, to keep it short.
  const checked = await checkFiles(store, claims)
  return transaction(store, async (trx) => {
    const own = await lockOwnMatch(trx, session, matchId)
    if (!own) return refuse('not_found')
    if (own.match.status !== 'confirmed') return refuse('wrong_status')
    const earlier = await listLetters(trx, [matchId])
    // Idempotent: the response may have been lost.
    if (earlier.some(({ upload_id }) => upload_id === uploadId)) return succeeded
    if (!checked.ok) return checked
    const claimed = await claimUploads(trx, session.applicationId, claims)
    if (!claimed.ok) return claimed
    await removeFiles(
      trx,
      earlier.map(({ upload_id }) => upload_id),
    )
    await saveLetter(trx, matchId, uploadId)
    await writeAudit(trx, applicant, 'match_letter_received', ['match', matchId], {
      fields: ['letter_of_commitment'],
    })
    await signWhenComplete(trx, own.match)
    return succeeded
  })
}
