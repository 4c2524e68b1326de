import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'

/** Whether visitors may be sent here: the database answers and has every migration. */
export async function checkReadiness(store: Store): Promise<Outcome<{ status: 'ok' }>> {
  const { database, migrations } = await store.ready()
  return database && migrations ? done({ status: 'ok' }) : refuse('unavailable', { retryAfterSeconds: 5 })
}
