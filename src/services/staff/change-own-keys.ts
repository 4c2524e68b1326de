import { done, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { judgeKeys, type KeyAct, type KeyPreferences } from '../../domain/staff/own-keys.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findKeyPreferences, saveKeyPreferences } from '../../store/staff/own-keys.ts'

export const readOwnKeys = (store: Store, { id }: Pick<Author, 'id'>): Promise<KeyPreferences> =>
  findKeyPreferences(store, id)

/** Changes one's own keys. */
export async function changeOwnKeys(
  store: Store,
  staff: Author,
  { on, keys }: { on: boolean; keys: Readonly<Partial<Record<KeyAct, string>>> },
) {
  const judged = judgeKeys(on, keys, await findKeyPreferences(store, staff.id))
  if ('errors' in judged) return refuse('invalid_answers', judged)
  return transaction(store, async (trx) => {
    await saveKeyPreferences(trx, staff.id, judged.preferences)
    await writeAudit(trx, byStaff(staff), 'own_keys_changed', ['staff', staff.id], { after: { on } })
    return done(judged.preferences)
  })
}
