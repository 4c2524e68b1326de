import {
  dayOf,
  type InsightQuery,
  type Period,
  periodBefore,
  periodOf,
  slotsOf,
  unitFor,
} from '../../domain/tracking/period.ts'
import type { Store } from '../../store/open-store.ts'
import * as applications from '../../store/tracking/application-figures.ts'
import { countDeclines } from '../../store/tracking/application-figures.ts'
import { countMissingViews } from '../../store/tracking/view-runs.ts'
import * as visits from '../../store/tracking/visit-figures.ts'
import { readOutcomes } from './read-outcomes.ts'

export type Insight = Awaited<ReturnType<typeof readInsight>>

/** Every figure of the dashboard. None of them is about a person. */
export async function readInsight(store: Store, query: InsightQuery, now = new Date()) {
  const today = dayOf(now)
  const period = periodOf(query, today)
  const unit = unitFor(period)
  const slots = slotsOf(period, unit)
  const before = periodBefore(period)
  const figures = await awaitAll({
    came: applications.countApplicationsOver(store, period, unit),
    countries: applications.countCountries(store, period),
    statuses: applications.readStatusFigures(store, period),
    declines: countDeclines(store, period),
    outcomes: readOutcomes(store, { period, unit, slots, today, region: query.region }),
    views: visits.countViewsOver(store, slots),
    sessions: visits.countSessions(store, period),
    pages: visits.readPageFigures(store, period),
    missingViews: countMissingViews(store, period),
    steps: visits.countPassedSteps(store, period),
    cameBefore: countCame(store, before),
    sessionsBefore: visits.countSessions(store, before),
  })
  return { period, unit, slots, ...figures }
}

/** Promise.all for the values of an object. */
async function awaitAll<T extends object>(promises: T) {
  const entries = Object.entries(promises).map(async ([name, promise]) => [name, await promise])
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof T]: Awaited<T[Name]> }
}

async function countCame(store: Store, period: Period): Promise<number> {
  const rows = await applications.countApplicationsOver(store, period, 'month')
  return rows.reduce((sum, { count }) => sum + count, 0)
}
