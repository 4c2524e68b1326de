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
