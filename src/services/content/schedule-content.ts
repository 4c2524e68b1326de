import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { done, type FieldCode, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type Author, byStaff, type Doer } from '../../domain/staff/audit.ts'
import { listDue, lockContent, updateWritten } from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { changeWritten, judgeComplete, publish, unpublish } from './publish-content.ts'

/** Times as a form sends them, in UTC; an empty one is none. */
export type Plan = { publish_at: string; unpublish_at: string }

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

type Times = Record<keyof Plan, Date | null>

function timeOf(text: string): Date | null {
  if (text === '') return null
  return new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}Z` : Number.NaN)
}

function faultsOf(times: Times, isPublished: boolean): Partial<Record<keyof Plan, FieldCode>> {
  const { publish_at, unpublish_at } = times
  const isTime = (time: Date | null) => !time || !Number.isNaN(time.getTime())
  const earliest = Math.max(Date.now(), publish_at?.getTime() || 0)
  return {
    ...(publish_at && publish_at.getTime() <= Date.now() && { publish_at: 'too_early' }),
    ...(!isPublished && !publish_at && unpublish_at && { publish_at: 'required' }),
    ...(unpublish_at && unpublish_at.getTime() <= earliest && { unpublish_at: 'too_early' }),
    ...(!isTime(publish_at) && { publish_at: 'invalid_time' }),
    ...(!isTime(unpublish_at) && { unpublish_at: 'invalid_time' }),
  }
}

const schedule: Doer = { actor: 'system' }

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
