import type { ContentKind } from '../../domain/content/content-kinds.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import type { Plan } from './content-plan.ts'
import { publishContent } from './publish-content.ts'
import { type SentContent, saveContent } from './save-content.ts'
import { scheduleContent } from './schedule-content.ts'

export type WritingOrder = SentContent & {
  publishes: boolean
  plan: Plan
  /** The schedule that the editor opened: without a change to it, a newer schedule of another editor stays. */
  planned: Plan
}

export type WritingResult = 'saved' | 'published' | 'planned' | 'unplanned'

/** The text stays saved even if publishing or scheduling is refused: `followed` says why. */
export type WrittenContent = { id: string; followed: Outcome<WritingResult> }

export function writeContent(
  database: Database,
  kind: ContentKind,
  { publishes, plan, planned, ...sent }: WritingOrder,
  staff: Author,
): Promise<Outcome<WrittenContent>> {
  return transaction(database, async (trx): Promise<Outcome<WrittenContent>> => {
    const saved = await saveContent(trx, kind, { ...sent, publishes }, staff)
    if (!saved.ok) return saved
    const { id } = saved.value
    return done({ id, followed: await follow(trx, kind, id, { publishes, plan, planned }, staff) })
  })
}

/** Publishes and schedules; a typed time counts for either button. */
async function follow(
  database: Database,
  kind: ContentKind,
  id: string,
  { publishes, plan, planned }: Pick<WritingOrder, 'publishes' | 'plan' | 'planned'>,
  staff: Author,
): Promise<Outcome<WritingResult>> {
  if (publishes) {
    const published = await publishContent(database, kind, id, staff)
    if (!published.ok) return published
  }
  const wanted = publishes ? { ...plan, publish_at: planned.publish_at } : plan
  if (wanted.publish_at === planned.publish_at && wanted.unpublish_at === planned.unpublish_at)
    return done(publishes ? 'published' : 'saved')
  const scheduled = await scheduleContent(database, kind, id, plan, staff)
  if (!scheduled.ok) return scheduled
  if (publishes) return done('published')
  return done(plan.publish_at || plan.unpublish_at ? 'planned' : 'unplanned')
}
