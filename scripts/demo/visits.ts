import { applicationForms } from '../../src/domain/forms/application-forms.ts'
import { paths } from '../../src/domain/paths.ts'
import { type Random, seeded } from './random.ts'

export type PlannedVisit = { began: Date; views: PlannedView[] }

type PlannedView = {
  path: string
  seconds: number
  inactive: number
  /** Steps of a form that were completed on the page. */
  passed: { form: 'expert' | 'hospital'; step: string }[]
}

/** The retention period of visits in days, and the visits on its first and last day. */
const remembered = 390
const [atFirst, today] = [1, 3]

/** Days with visits in a small demo. */
const fewDays = 8

/** Pages with their weights. */
const pages: readonly (readonly [path: string, weight: number])[] = [
  [paths.home(), 9],
  [paths.becomeExpert(), 6],
  [paths.applyExpert(), 5],
  [paths.requestSupport(), 5],
  [paths.applyHospital(), 4],
  [paths.story(':slug'), 4],
  [paths.becomeTrainer(), 2],
  [paths.applyTrainer(), 2],
  [paths.about(), 3],
  [paths.news(), 2],
  [paths.contact(), 2],
]

/** Forms with several steps, and the share that continues after each. */
const wizards = { [paths.applyExpert()]: 'expert', [paths.applyHospital()]: 'hospital' } as const
const goesOn = 0.85

/** Visits grow from month to month and drop on weekends. */
export function makeVisits(now: Date, { few = false } = {}): PlannedVisit[] {
  const days = Array.from({ length: remembered }, (_, day) => day)
  return (few ? days.slice(-fewDays) : days)
    .flatMap((day) => makeDay(now, day))
    .sort((one, other) => one.began.getTime() - other.began.getTime())
}

function makeDay(now: Date, day: number): PlannedVisit[] {
  const random = seeded(`visits of day ${day}`)
  const midnight = now.getTime() - (remembered - day) * dayInMs
  const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay())
  const usual = atFirst + ((today - atFirst) * day) / remembered
  const count = Math.round(usual * (isWeekend ? 0.4 : 1) * (0.6 + random.next() * 0.8))
  return makeVisitsOf(random, midnight, count)
}

/** The visits of one day. */
export function makeVisitsOf(random: Random, midnight: number, count: number): PlannedVisit[] {
  return Array.from({ length: count }, () => ({
    began: new Date(midnight + random.next() * dayInMs * 0.9),
    views: Array.from({ length: random.between(1, 4) }, () => makeView(random)),
  }))
}

function makeView(random: Random): PlannedView {
  const seconds = random.between(8, 240)
  const path = random.weighted(pages, ([, weight]) => weight)[0]
  const inactive = Math.floor(seconds * random.next() * 0.4)
  return { path, seconds, inactive, passed: makeSteps(random, wizards[path]) }
}

function makeSteps(random: Random, form: 'expert' | 'hospital' | undefined): PlannedView['passed'] {
  if (!form) return []
  const steps = applicationForms[form].steps.slice(0, -1)
  const stopsAt = steps.findIndex(() => !random.chance(goesOn))
  return steps.slice(0, stopsAt === -1 ? steps.length : stopsAt).map(({ id: step }) => ({ form, step }))
}

const dayInMs = 86_400_000
