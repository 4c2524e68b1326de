import type { Story } from '../../scripts/demo/past/play.ts'
import { backgroundJobs } from '../../src/services/background/jobs.ts'
import type { World } from './world.ts'

const dayInMs = 86_400_000

/** After the hour at which the nightly deletion begins. */
const nightMs = 8 * 3_600_000
const morningMs = 8 * 3_600_000

/** Every job of the server once a night, beside what people do until the morning. */
export async function* runNightly(world: World): Story {
  for (let at = world.past.now() + nightMs; ; at += dayInMs) {
    yield new Date(at)
    const running = runEveryJob(world)
    running.catch(() => {}) // seen in the morning
    yield new Date(at + morningMs)
    await running
  }
}

/** At the same time, as on a server. */
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
