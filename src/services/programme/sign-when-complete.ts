import type { KeptMatch } from '../../store/matching/matches.ts'
import { moveMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { listAgreements, listLetters } from '../../store/programme/promises.ts'
import { writeAudit } from '../../store/review/audit.ts'
import { tellCoordinator } from './tell-coordinator.ts'

const system = { actor: 'system' } as const

/** In the transaction that has locked the match: what came last completes the agreement. */
export async function signWhenComplete(trx: Pick<Store, 'db'>, match: KeptMatch): Promise<void> {
  const signatures = await listAgreements(trx, [match.id])
  const letters = await listLetters(trx, [match.id])
  if (signatures.length < 2 || letters.length === 0) return
  await moveMatch(trx, system, { match, to: 'agreement_signed' })
  await writeAudit(trx, system, {
    action: 'match_signed',
    subject: { kind: 'match', id: match.id },
    before: { status: match.status },
    after: { status: 'agreement_signed' },
  })
  await tellCoordinator(trx, match, 'signed')
}
