import type { Story } from '../../scripts/demo/past/play.ts'
import { seeded } from '../../scripts/demo/random.ts'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import { runEveryJob, runNightly } from './jobs.ts'
import { makePerson } from './people.ts'
import { deliverDue, play } from './play.ts'
import { registryLife } from './stories/registry-life.ts'
import { requestLife } from './stories/request-life.ts'
import { settingsLife, teamLife } from './stories/team-life.ts'
import { visitors } from './stories/visitors.ts'
import { writing } from './stories/writing.ts'
import type { World } from './world.ts'

export type Size = { hospitals: number; experts: number; years: number }

const yearInMs = 365.25 * 86_400_000

/** One trainer for ten experts, one message for each hospital, and this number of visits a day. */
const [trainersPerExpert, visitsPerDay] = [0.1, 10]

/** Simulates the programme, and reports each simulated year. */
export async function playProgramme(
  world: World,
  { hospitals, experts, years }: Size,
  onYear: (year: number) => void = () => {},
): Promise<void> {
  const begins = world.past.now()
  const people = { expert: experts, hospital: hospitals, trainer: Math.round(experts * trainersPerExpert) }
  const stories = [
    ...Object.entries(people).flatMap(([kind, count]) => lives(world, kind as ApplicationKind, count, years)),
    ...messages(world, hospitals, years),
    visitors(world, visitsPerDay),
    teamLife(world),
    settingsLife(world),
    runNightly(world),
    yearly(begins, onYear),
  ]
  await play(world.past, stories, world.letters, begins + years * yearInMs)
  await Promise.all(world.unfinished)
  await runEveryJob(world)
  await deliverDue(world.past, world.letters)
  await world.registry.tracking.close()
}

async function* yearly(begins: number, onYear: (year: number) => void): Story {
  for (let year = 1; ; year++) {
    yield new Date(begins + year * yearInMs)
    onYear(year)
  }
}

/** Experts join mostly in the first years, hospitals evenly. Each person has their own seed. */
function lives(world: World, kind: ApplicationKind, count: number, years: number): Story[] {
  const begins = world.past.now()
  return Array.from({ length: count }, (_, number) => {
    const random = seeded(`${world.seed} ${kind} ${number}`)
    const share = kind === 'hospital' ? 0.02 + 0.98 * random.next() : random.next() ** 2
    const came = new Date(begins + share * years * yearInMs)
    const live = kind === 'hospital' ? requestLife : registryLife
    return beginLate(came, () =>
      live(world, { kind, number, random, made: makePerson(kind, random, number) }),
    )
  })
}

/** Creates a person only when their story begins. */
async function* beginLate(came: Date, begin: () => Story): Story {
  yield came
  yield* begin()
}

function messages(world: World, count: number, years: number): Story[] {
  const begins = world.past.now()
  return Array.from({ length: count }, (_, number) => {
    const random = seeded(`${world.seed} message ${number}`)
    return writing(world, number, random, new Date(begins + random.next() * years * yearInMs))
  })
}
