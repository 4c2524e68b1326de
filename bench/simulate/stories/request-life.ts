import type { Story } from '../../../scripts/demo/past/play.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { later } from '../waits.ts'
import type { World } from '../world.ts'
import { applying, type Life } from './applying.ts'
import { choosing } from './choosing.ts'
import { collaborating } from './collaborating.ts'
import { erase } from './erasing.ts'
import { moveTo, reviewing } from './reviewing.ts'
import { searching } from './searching.ts'

/** Shares: of requests that end at any step, and of hospitals that ask again. */
const [leaves, asksAgain] = [0.006, 0.35]
const mostSearches = 4

/** A hospital's request, and the next one if it comes back. */
export async function* requestLife(world: World, life: Life): Story {
  for (;;) {
    const applicant = yield* applying(world, life)
    if (!applicant) return
    yield* reviewing(world, applicant, life)
    const isCompleted = yield* supporting(world, applicant, life)
    if (!isCompleted || !life.random.chance(asksAgain)) return
    yield later(world, life.random, [30, 500])
    world.tally.count('hospital asks again')
  }
}

/** From the search to the end of the collaboration; whether it was completed. */
async function* supporting(world: World, applicant: Applicant, life: Life): Part<boolean> {
  const { random } = life
  for (let searches = 0; ; ) {
    const status = (await findApplication(world.store, applicant.applicationId))?.status
    if (random.chance(leaves)) {
      if (random.chance(0.7)) await moveTo(world, applicant, 'withdrawn', life)
      else yield* erase(world, applicant, life)
    } else if (status === 'eligible') {
      if (searches++ < mostSearches) yield* searching(world, applicant, life)
      else await moveTo(world, applicant, 'no_match', life)
    } else if (status === 'shortlist_sent') yield* choosing(world, applicant, life)
    else if (status === 'expert_selected' || status === 'active') yield* collaborating(world, applicant, life)
    else return status === 'completed'
  }
}
