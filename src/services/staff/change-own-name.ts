import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { judgeStaffName, tidyStaffName } from '../../domain/staff/first-administrator.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { renameStaff } from '../../store/staff/staff-members.ts'

/** Earlier records keep the former name; the audit entry links the two. */
export async function changeOwnName(
  store: Store,
  staff: Author,
  typed: string,
): Promise<Outcome<{ name: string }>> {
  const code = judgeStaffName(typed)
  if (code) return refuse('invalid_answers', { errors: { name: code } })
  const name = tidyStaffName(typed)
  if (name === staff.name) return done({ name })
  return transaction(store, async (trx) => {
    await renameStaff(trx, staff.id, name)
    await writeAudit(trx, byStaff({ id: staff.id, name }), 'own_name_changed', ['staff', staff.id], {
      fields: ['name'],
      before: { name: staff.name },
      after: { name },
    })
    return done({ name })
  })
}
