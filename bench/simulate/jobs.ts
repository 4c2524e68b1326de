import type { Story } from '../../scripts/demo/past/play.ts'
import { backgroundJobs } from '../../src/services/background/jobs.ts'
import { inTurns, slotMs } from './play.ts'
import { lasting } from './waits.ts'
import type { World } from './world.ts'

const dayInMs = 86_400_000

/** Jobs run after the hour at which the nightly deletion begins. */
const nightMs = slotMs

/** Runs every background job once a night, beside what people do from then until midnight. */
export async function* runNightly(world: World): Story {
  for (let at = world.past.now() + nightMs; ; at += dayInMs) {
    yield new Date(at)
    yield* lasting(world, runEveryJob(world), new Date(at + dayInMs - nightMs))
  }
}

/** The simulated site has no webhooks. */
const deliverNothing = async () => {}

/** Few jobs at once, so that they keep a processor busy until the last people of a slot have acted. */
const lanes = 2

export async function runEveryJob({ store, staff, registry, jobMs }: World): Promise<void> {
  const jobs = backgroundJobs([staff.renewSecondSteps], deliverNothing, registry.tracking.countLostViews)
  await inTurns(Object.entries(jobs), lanes, async ([name, { run }]) => {
    const since = performance.now()
    await run(store, new AbortController().signal)
    jobMs.set(name, (jobMs.get(name) ?? 0) + performance.now() - since)
  })
}
