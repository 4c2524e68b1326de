import type { Story } from '../../scripts/demo/past/play.ts'
import { backgroundJobs } from '../../src/services/background/jobs.ts'
import { slotMs } from './play.ts'
import type { World } from './world.ts'

const dayInMs = 86_400_000

/** After the hour at which the nightly deletion begins. */
const nightMs = slotMs

/** Runs every background job once a night, concurrently with what people do in the same slot. */
export async function* runNightly(world: World): Story {
  for (let at = world.past.now() + nightMs; ; at += dayInMs) {
    yield new Date(at)
    const running = runEveryJob(world)
    running.catch(() => {}) // reported when the next slot awaits it
    yield new Date(at + slotMs)
    await running
  }
}

/** Concurrently, as on a server. */
export async function runEveryJob({ store, staff, registry, jobMs }: World): Promise<void> {
  const jobs = backgroundJobs([staff.renewSecondSteps], undefined, registry.tracking.countLostViews)
  await Promise.all(
    Object.entries(jobs).map(async ([name, { run }]) => {
      const since = performance.now()
      await run(store, new AbortController().signal)
      jobMs.set(name, (jobMs.get(name) ?? 0) + performance.now() - since)
    }),
  )
}
