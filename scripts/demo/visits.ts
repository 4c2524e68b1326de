import { applicationForms } from '../../src/domain/forms/application-forms.ts'
import { paths } from '../../src/domain/paths.ts'
import { type Random, seeded } from './random.ts'

type PastVisit = { id: string; began_at: Date }

type PastView = {
  id: string
  visit_id: string
  path: string
  entered_at: Date
  left_at: Date
  seconds_spent: number
  seconds_inactive: number
}

/** Days that the registry remembers visits for, and visits on the first and on the last of them. */
const remembered = 390
const [atFirst, today] = [2, 9]

/** Where visitors go, and how often. */
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

/** Forms of several steps, and how many go on from each of them. */
const wizards = { [paths.applyExpert()]: 'expert', [paths.applyHospital()]: 'hospital' } as const
const goesOn = 0.85

type PassedStep = { day: string; form: string; step: string; times: number }

/** How far those came who opened a form. */
export function makeSteps(views: readonly PastView[]): PassedStep[] {
  const random = seeded('steps')
  const passed = new Map<string, PassedStep>()
  for (const { path, entered_at } of views) {
    const form = wizards[path]
    if (!form) continue
    for (const { id: step } of applicationForms[form].steps.slice(0, -1)) {
      if (!random.chance(goesOn)) break
      const day = entered_at.toISOString().slice(0, 10)
      const key = `${day} ${form} ${step}`
      passed.set(key, { day, form, step, times: (passed.get(key)?.times ?? 0) + 1 })
    }
  }
  return [...passed.values()]
}

/** More from month to month, fewer on weekends; who they are nobody knows. */
export function makeVisits(now: Date): { visits: PastVisit[]; views: PastView[] } {
  const days = Array.from({ length: remembered }, (_, day) => makeDay(now, day))
  return { visits: days.flatMap(({ visits }) => visits), views: days.flatMap(({ views }) => views) }
}

function makeDay(now: Date, day: number) {
  const random = seeded(`visits of day ${day}`)
  const midnight = now.getTime() - (remembered - day) * dayInMs
  const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay())
  const usual = atFirst + ((today - atFirst) * day) / remembered
  const count = Math.round(usual * (isWeekend ? 0.4 : 1) * (0.6 + random.next() * 0.8))
  const visits = Array.from({ length: count }, () => ({
    id: random.uuid(),
    began_at: new Date(midnight + random.next() * dayInMs * 0.9),
  }))
  return { visits, views: visits.flatMap((visit) => makeViews(random, visit)) }
}

function makeViews(random: Random, { id, began_at }: PastVisit): PastView[] {
  let entered = began_at.getTime()
  return Array.from({ length: random.between(1, 5) }, () => {
    const seconds = random.between(8, 240)
    const entered_at = new Date(entered)
    entered += seconds * 1000
    return {
      id: random.uuid(),
      visit_id: id,
      path: random.weighted(pages, ([, weight]) => weight)[0],
      entered_at,
      left_at: new Date(entered),
      seconds_spent: seconds,
      seconds_inactive: Math.floor(seconds * random.next() * 0.4),
    }
  })
}

const dayInMs = 86_400_000
