import type { Database } from '../../store/database.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { listAgreements, listLetters } from '../../store/programme/agreements.ts'
import { moveMatches } from '../matching/move-matches.ts'
import { tellCoordinator } from './tell-coordinator.ts'

/** Call with the match locked: signs the match once all three parts exist. */
export async function signWhenComplete(trx: Database, match: KeptMatch): Promise<void> {
  const signatures = await listAgreements(trx, [match.id])
  const letters = await listLetters(trx, [match.id])
  if (signatures.length < 2 || letters.length === 0) return
  await moveMatches(trx, { actor: 'system' }, [{ match, to: 'agreement_signed' }], 'match_signed')
  await tellCoordinator(trx, match, 'signed')
}
