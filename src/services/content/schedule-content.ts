import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type Author, byStaff, type Doer } from '../../domain/staff/audit.ts'
import { listDue, lockContent, updateWritten } from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { faultsOf, type Plan, timeOf } from './content-plan.ts'
import { publishDuePages } from './pages/publish-page.ts'
import { changeWritten, judgeComplete, publish, unpublish } from './publish-content.ts'

/** Schedules publication and removal; without times, removes the schedule. */
export function scheduleContent(store: Database, kind: ContentKind, id: string, plan: Plan, staff: Author) {
  return changeWritten(store, kind, id, async (database, written): Promise<Outcome<{ success: true }>> => {
    const isPublished = written.status === 'published'
    const times = {
      publish_at: isPublished ? null : timeOf(plan.publish_at),
      unpublish_at: timeOf(plan.unpublish_at),
    }
    const wrong = faultsOf(times, isPublished)
    if (Object.keys(wrong).length > 0) return refuse('invalid_answers', { errors: wrong })
    const judged = times.publish_at ? judgeComplete(kind, written) : done(undefined)
    if (!judged.ok) return judged
    const { publish_at, unpublish_at } = written
    await updateWritten(database, kind, id, times)
    await writeAudit(database, byStaff(staff), 'content_scheduled', [kind, id], {
      before: { publish_at, unpublish_at },
      after: times,
    })
    return succeeded
  })
}

const schedule: Doer = { actor: 'system' }

export async function publishScheduled(store: Store): Promise<void> {
  for (const kind of Object.keys(contentKinds) as ContentKind[]) await publishDue(store, kind)
  await publishDuePages(store)
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
