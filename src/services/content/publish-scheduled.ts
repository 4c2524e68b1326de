import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { done } from '../../domain/refusals.ts'
import type { Doer } from '../../domain/staff/audit.ts'
import { listDue, lockContent, updateWritten } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { allOrNothing } from '../../store/postgres/transaction.ts'
import { keepOn, type Ongoing } from '../background/start-job.ts'
import { publish, unpublish } from './publish-content.ts'

const pauseOfSchedule = 15_000

const schedule: Doer = { actor: 'system' }

/** Publishes and takes down what is due. Instances may do it together: the lock lets one of them. */
export function keepSchedule(store: Store, pauseMs = pauseOfSchedule): Ongoing {
  return keepOn(followAll, {
    pauseMs,
    onFailure: (err) => store.log.warn({ err }, 'What is due was not published'),
  })

  async function followAll(): Promise<void> {
    for (const kind of Object.keys(contentKinds) as ContentKind[]) await follow(kind)
  }

  async function follow(kind: ContentKind): Promise<void> {
    if ((await listDue(store, kind)).length === 0) return
    await allOrNothing(store, async (database) => {
      await lockContent(database)
      for (const written of await listDue(database, kind)) {
        const isOver = written.status === 'published'
        const outcome = await (isOver ? unpublish : publish)(database, kind, written, schedule)
        if (outcome.ok) continue
        store.log.warn({ kind, id: written.id }, 'What was due is not complete, and stays a draft')
        await updateWritten(database, kind, written.id, { publish_at: null, unpublish_at: null })
      }
      return done(undefined)
    })
  }
}
