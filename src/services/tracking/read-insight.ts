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
import * as visits from '../../store/tracking/visit-figures.ts'

export type Insight = Awaited<ReturnType<typeof readInsight>>

/** Every figure of the dashboard. None of them is about a person. */
export async function readInsight(store: Store, query: InsightQuery, now = new Date()) {
  const period = periodOf(query, dayOf(now))
  const unit = unitFor(period)
  const slots = slotsOf(period, unit)
  const before = periodBefore(period)
  const [came, countries, statuses, matches, views, sessions, pages, steps, cameBefore, sessionsBefore] =
    await Promise.all([
      applications.countApplicationsOver(store, period, unit),
      applications.countCountries(store, period),
      applications.readStatusFigures(store, period),
      applications.readFirstMatches(store, period),
      visits.countViewsOver(store, slots),
      visits.countSessions(store, period),
      visits.readPageFigures(store, period),
      visits.countPassedSteps(store, period),
      countCame(store, before),
      visits.countSessions(store, before),
    ])
  return {
    period,
    unit,
    slots,
    came,
    countries,
    statuses,
    matches,
    views,
    sessions,
    pages,
    steps,
    cameBefore,
    sessionsBefore,
  }
}

async function countCame(store: Store, period: Period): Promise<number> {
  const rows = await applications.countApplicationsOver(store, period, 'month')
  return rows.reduce((sum, { count }) => sum + count, 0)
}
