import { createHash } from 'node:crypto'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { agreementVersion, wordsOfAgreement } from '../../domain/programme/agreement.ts'
import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { listAgreements, listLetters, saveAgreement } from '../../store/programme/agreements.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { moveMatches } from '../matching/move-matches.ts'
import { shownWords } from '../settings/shown-words.ts'
import { lockOwnMatch } from './lock-own-match.ts'
import { tellCoordinator } from './tell-sides.ts'

export type Acceptance = { name: string; text_version: string; locale: Locale }

/** Records the acceptance of the current text under the typed name, once. */
export function acceptAgreement(
  store: Store,
  session: EditSession,
  matchId: string,
  { name, text_version, locale }: Acceptance,
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const own = await lockOwnMatch(trx, session, matchId)
    if (!own) return refuse('not_found')
    const { side, match } = own
    if (match.status !== 'confirmed') return refuse('wrong_status')
    if (text_version !== agreementVersion) return refuse('version_conflict')
    const words = wordsOfAgreement(await shownWords(trx, locale)).join('\n\n')
    const isNew = await saveAgreement(trx, {
      match_id: matchId,
      side,
      name: name.trim(),
      text_version,
      text_sha256: createHash('sha256').update(words).digest(),
      locale,
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
