import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import type { Doer } from '../../domain/staff/audit.ts'
import { listDue, lockContent, updateWritten } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { publish, unpublish } from './publish-content.ts'

const schedule: Doer = { actor: 'system' }

/** Publishes and takes down what is due. */
export async function publishScheduled(store: Store): Promise<void> {
  for (const kind of Object.keys(contentKinds) as ContentKind[]) await publishDue(store, kind)
}

async function publishDue(store: Store, kind: ContentKind): Promise<void> {
  if ((await listDue(store, kind)).length === 0) return
  await transaction(store, async (trx) => {
    await lockContent(trx)
    for (const written of await listDue(trx, kind)) {
      if (written.status === 'published') {
        await unpublish(trx, kind, written, schedule)
        continue
      }
      const published = await publish(trx, kind, written, schedule)
      if (published.ok) continue
      store.log.warn({ kind, id: written.id }, 'Scheduled content is incomplete and stays a draft')
      await updateWritten(trx, kind, written.id, { publish_at: null, unpublish_at: null })
    }
  })
}
