import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import {
  listAgreements,
  listLetters,
  removeLetter,
  saveAgreement,
  saveLetter,
} from '../../store/programme/agreements.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { claimUploads, removeFile } from '../../store/uploads/uploads.ts'
import { changeOwnMatch } from '../matching/lock-request.ts'
import { moveMatches } from '../matching/move-matches.ts'
import { checkFiles } from '../uploads/check-files.ts'
import { keepAccepted, readTextFor } from './read-agreement-text.ts'
import { tellCoordinator } from './tell-sides.ts'

/** Records the acceptance of the text that counts for this match under the typed name, once. */
export function acceptAgreement(
  store: Store,
  session: EditSession,
  matchId: string,
  { name, text_version, locale }: { name: string; text_version: string; locale: Locale },
): Promise<Outcome<{ success: true }>> {
  return changeOwnMatch(store, session, matchId, async (trx, { side, match }) => {
    if (match.status !== 'confirmed') return refuse('wrong_status')
    const text = await readTextFor(trx, side, locale, await listAgreements(trx, [matchId]))
    if (text_version !== text.version) return refuse('version_conflict')
    const isNew = await saveAgreement(trx, {
      match_id: matchId,
      side,
      name: name.trim(),
      ...(await keepAccepted(trx, text)),
    })
    if (!isNew) return refuse('wrong_status')
    await writeAudit(trx, applicant, 'match_agreement_accepted', ['match', matchId], {
      after: { side, text_version },
    })
    await signWhenComplete(trx, match)
    return succeeded
  })
}

/** Call with the match locked: signs the match once all three parts exist. */
export async function signWhenComplete(trx: Database, match: KeptMatch): Promise<void> {
  const signatures = await listAgreements(trx, [match.id])
  const letters = await listLetters(trx, [match.id])
  if (signatures.length < 2 || letters.length === 0) return
  await moveMatches(trx, { actor: 'system' }, [{ match, to: 'agreement_signed' }], 'match_signed')
  await tellCoordinator(trx, match, 'signed')
}

/** A second letter replaces the first until the agreement is complete. */
export async function handInLetter(store: Store, session: EditSession, matchId: string, uploadId: string) {
  if (session.kind !== 'hospital') return refuse('not_found')
  const claims = { letter_of_commitment: uploadId }
  // Judge files before the transaction, to keep it short.
  const checked = await checkFiles(store, claims)
  return changeOwnMatch(store, session, matchId, async (trx, { match }) => {
    if (match.status !== 'confirmed') return refuse('wrong_status')
    const earlier = await listLetters(trx, [matchId])
    // Idempotent: the response may have been lost.
    if (earlier.some(({ upload_id }) => upload_id === uploadId)) return succeeded
    if (!checked.ok) return checked
    const claimed = await claimUploads(trx, session.applicationId, claims)
    if (!claimed.ok) return claimed
    for (const { upload_id } of earlier) {
      if (upload_id) await removeFile(trx, upload_id)
    }
    await removeLetter(trx, matchId)
    await saveLetter(trx, matchId, uploadId)
    await writeAudit(trx, applicant, 'match_letter_received', ['match', matchId], {
      fields: ['letter_of_commitment'],
    })
    await signWhenComplete(trx, match)
    return succeeded
  })
}
