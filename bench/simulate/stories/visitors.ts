import type { Story } from '../../../scripts/demo/past/play.ts'
import { must } from '../../../scripts/demo/past/registry.ts'
import { seeded } from '../../../scripts/demo/random.ts'
import { makeVisitsOf, type PlannedVisit } from '../../../scripts/demo/visits.ts'
import { slotMs } from '../play.ts'
import { lasting } from '../waits.ts'
import type { World } from '../world.ts'

const dayInMs = 86_400_000

/** Page views of each day, entered in the evening with the times at which they happened. */
export async function* visitors(world: World, perDay: number): Story {
  for (let midnight = world.past.now(); ; midnight += dayInMs) {
    const evening = new Date(midnight + 0.999 * dayInMs)
    yield evening
    yield* lasting(world, viewAll(world, midnight, perDay), new Date(evening.getTime() + slotMs))
  }
}

async function viewAll(world: World, midnight: number, perDay: number): Promise<void> {
  const random = seeded(`${world.seed} visits of ${midnight}`)
  const visits = makeVisitsOf(random, midnight, Math.round(perDay * (0.6 + random.next() * 0.8)))
  for (const visit of visits.sort((one, other) => Number(one.began) - Number(other.began)))
    await view(world, visit)
  await world.registry.tracking.writeViews()
}

/** Some people leave without an exit event; the clock of page views never goes back. */
async function view({ registry: { tracking }, views, tally }: World, { began, views: pages }: PlannedVisit) {
  views.now = Math.max(views.now, began.getTime())
  let currentSessionId: string | undefined
  for (const [nth, { path, seconds, inactive, passed }] of pages.entries()) {
    const entered = { path, entryTime: new Date(views.now), currentSessionId, isInitialSession: nth === 0 }
    const { sessionId, pageViewId } = must(await tracking.enterPage(entered))
    tally.count('page view')
    currentSessionId = sessionId
    views.now += seconds * 1000
    for (const { form, step } of passed.slice(0, 1)) must(await tracking.passStep(form, step))
    if (nth === pages.length - 1 && seconds % 7 === 0) continue
    const exitTime = new Date(views.now)
    must(
      await tracking.leavePage(pageViewId, {
        pageViewId,
        exitTime,
        timeSpent: seconds,
        inactivityDuration: inactive,
      }),
    )
  }
}
