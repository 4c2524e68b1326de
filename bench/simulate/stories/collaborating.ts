import { dayOf, daysAfter } from '../../../scripts/demo/steps.ts'
import { seen } from '../../../scripts/demo/stories/matching-story.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { needOf } from '../../../src/domain/matching/need.ts'
import { engaged } from '../../../src/domain/matching/workload.ts'
import { type KeptMatch, listMatchesOf } from '../../../src/store/matching/matches.ts'
import { later } from '../waits.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'
import { reporting } from './reporting.ts'
import { signNext } from './signing.ts'

type Scene = { hospital: Applicant; match: KeptMatch; life: Life }

/** One step of the collaboration with the chosen expert, or a new search if that expert has gone. */
export async function* collaborating(world: World, hospital: Applicant, life: Life): Part<void> {
  for (const match of await listMatchesOf(world.store, hospital.applicationId)) {
    const status = engaged.find((one) => one === match.status)
    if (!status) continue
    yield* steps[status](world, { hospital, match, life })
    return
  }
  yield* startingOver(world, hospital, life)
}

const steps: Record<(typeof engaged)[number], (world: World, scene: Scene) => Part<void>> = {
  selected: confirming,
  confirmed: signing,
  agreement_signed: beginning,
  active: working,
  on_hold: resting,
}

async function* startingOver(world: World, hospital: Applicant, { random }: Life): Part<void> {
  const { registry, tally } = world
  yield later(world, random, [0.5, 10])
  if (random.chance(0.15)) tally.note('withdrawn', await registry.applicants.withdrawApplication(hospital))
  else tally.note('search again', await registry.matching.searchAgain(hospital.staff, hospital.applicationId))
}

async function* confirming(world: World, { hospital, match, life: { random } }: Scene): Part<void> {
  const { registry, tally } = world
  yield later(world, random, [0.5, 4])
  const seenMatch = await seen(registry, match.id)
  if (random.chance(0.05)) {
    const order = { ...seenMatch, reason: 'The expert has fallen ill.' }
    tally.note('declined after all', await registry.programme.declineAfterAll(hospital.staff, order))
    return
  }
  const order = { ...seenMatch, stands: true }
  tally.note('confirmed', await registry.programme.confirmChoice(hospital.staff, order))
}

async function* signing(world: World, scene: Scene): Part<void> {
  const { hospital, match, life } = scene
  yield later(world, life.random, [0.5, 6])
  if (life.random.chance(0.02)) await stop(world, scene)
  else await signNext(world, hospital, match, life)
}

async function* beginning(world: World, { hospital, match, life }: Scene): Part<void> {
  const { registry, tally, past } = world
  yield later(world, life.random, [0.5, 7])
  const months = needOf(life.made.answers).months ?? 6
  const starts = daysAfter(new Date(past.now()), life.random.between(0, 14))
  const days = { starts_on: dayOf(starts), ends_on: dayOf(daysAfter(starts, 30 * months)) }
  const order = { ...(await seen(registry, match.id)), ...days }
  tally.note('begun', await registry.programme.beginCollaboration(hospital.staff, order))
}

/** Some collaborations rest for a while, and some end early; the others go on with their reports. */
async function* working(world: World, scene: Scene): Part<void> {
  const { hospital, match, life } = scene
  const course = life.random.weighted(['on', 'rests', 'ends'] as const, (one) => courses[one])
  if (course === 'on') {
    yield* reporting(world, hospital, match, life)
    return
  }
  yield later(world, life.random, [5, 40])
  if (course === 'ends') await stop(world, scene)
  else await hold(world, scene)
}

const courses = { on: 96, rests: 2, ends: 2 } as const

async function* resting(world: World, scene: Scene): Part<void> {
  const { registry, tally } = world
  const { hospital, match, life } = scene
  yield later(world, life.random, [10, 70])
  if (life.random.chance(0.2)) {
    await stop(world, scene)
    return
  }
  const order = { ...(await seen(registry, match.id)), reason: 'Both sides have time again.' }
  tally.note('resumed', await registry.programme.resumeCollaboration(hospital.staff, order))
}

async function hold({ registry, tally }: World, { hospital, match }: Scene): Promise<void> {
  const order = { ...(await seen(registry, match.id)), reason: 'The ward is being rebuilt.' }
  tally.note('put on hold', await registry.programme.holdCollaboration(hospital.staff, order))
}

async function stop({ registry, tally }: World, { hospital, match }: Scene): Promise<void> {
  const order = { ...(await seen(registry, match.id)), reason: 'Both sides have agreed to stop.' }
  tally.note('ended early', await registry.programme.endEarly(hospital.staff, order))
}
