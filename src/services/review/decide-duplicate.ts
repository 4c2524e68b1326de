import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { markDistinct, unmarkDistinct } from '../../store/review/duplicates.ts'
import { writeAudit } from '../../store/staff/audit.ts'

type Decision = { id: string; other: string; is_duplicate: boolean }

/** 'Not a duplicate' is remembered for both; it can be taken back. */
export function decideDuplicate(
  store: Store,
  staff: Author,
  { id, other, is_duplicate }: Decision,
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const [one, two] = [await findApplication(trx, id), await findApplication(trx, other)]
    if (!one || !two) return refuse('not_found')
    if (id === other || one.kind !== two.kind)
      return refuse('invalid_answers', { errors: { other: 'invalid_choice' } })
    if (is_duplicate) await unmarkDistinct(trx, [id, other])
    else await markDistinct(trx, [id, other], staff)
    const action = is_duplicate ? 'duplicate_suspected' : 'duplicate_excluded'
    for (const about of [id, other]) await writeAudit(trx, byStaff(staff), action, ['application', about])
    return succeeded
  })
}
