import type { Random } from '../../scripts/demo/random.ts'
import { daysAfter, drawDays } from '../../scripts/demo/steps.ts'
import type { Part } from '../../scripts/demo/stories/review-story.ts'
import type { Span } from '../../scripts/demo/timeline.ts'
import { slotMs } from './play.ts'
import type { World } from './world.ts'

/** The given number of days from now, in simulated time. */
export const later = ({ past }: Pick<World, 'past'>, random: Random, span: Span): Date =>
  daysAfter(new Date(past.now()), drawDays(random, span))

/** Runs work in the background of the slots until then; its result is available at that time. */
export async function* lasting<T>({ unfinished }: World, work: Promise<T>, until: Date): Part<T> {
  unfinished.add(work)
  work.catch(() => {}) // reported when it is awaited
  yield until
  unfinished.delete(work)
  return work
}

/** Runs work in the background of the next slot: at the end of its own, a processor would be idle. */
export const besideNextSlot = <T>(world: World, work: Promise<T>): Part<T> =>
  lasting(world, work, new Date(world.past.now() + slotMs))
