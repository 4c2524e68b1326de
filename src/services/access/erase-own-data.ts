import { done, type Outcome } from '../../domain/refusals.ts'
import type { EditSession } from '../../store/edit-sessions.ts'
import { eraseApplication } from '../../store/erase-application.ts'
import type { Store } from '../../store/open-store.ts'

/** No mail confirms it: a mail would be a trace. */
export async function eraseOwnData(
  store: Store,
  { applicationId }: EditSession,
): Promise<Outcome<{ success: true }>> {
  await store.db.transaction().execute((trx) => eraseApplication({ db: trx }, applicationId))
  return done({ success: true })
}
