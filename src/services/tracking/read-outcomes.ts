import { type RegionId, regions } from '../../domain/lists/regions.ts'
import { type ReportKind, reportKinds } from '../../domain/programme/reports.ts'
import { ratingNames } from '../../domain/tracking/mean-rating.ts'
import {
  invitationAnswers,
  reportTimes,
  type Stage,
  stageNames,
  stageOf,
  sumOf,
  tallyOf,
  waits,
} from '../../domain/tracking/outcomes.ts'
import type { Period, Slot, Unit } from '../../domain/tracking/period.ts'
import type { Store } from '../../store/open-store.ts'
import type { RegionRow } from '../../store/tracking/by-region.ts'
import * as figures from '../../store/tracking/outcome-figures.ts'
import { countStatusChanges, type StatusChange } from '../../store/tracking/request-stages.ts'

export type RegionOutcomes = ReturnType<typeof outcomesIn>

type Asked = { period: Period; unit: Unit; slots: readonly Slot[]; today: string; region: string | undefined }

/** What the programme achieved, for hospitals of the chosen region, of each region and of all. */
export async function readOutcomes(store: Store, { period, unit, slots, today, region }: Asked) {
  const [changes, firstMatches, invitations, reports, ratings] = await Promise.all([
    countStatusChanges(store, period, unit),
    figures.readFirstMatches(store, period),
    figures.countInvitations(store, period),
    figures.countReports(store, period),
    figures.countRatings(store, period),
  ])
  const found = { firstMatches, invitations, reports, ratings }
  const chosen = regions.items.find(({ id }) => String(id) === region)?.id ?? null
  const known = [...firstMatches, ...invitations, ...reports, ...ratings]
  const elsewhere = known.some((row) => row.region === 0) ? [0 as const] : []
  const past = slots.filter(({ from }) => from <= today)
  return {
    region: chosen,
    stages: stagesOver(
      changes.filter((row) => chosen === null || row.region === chosen),
      past,
    ),
    inRegion: outcomesIn(chosen, found),
    everywhere: outcomesIn(null, found),
    regions: [...regions.items.map(({ id }) => id), ...elsewhere].map((id) => outcomesIn(id, found)),
  }
}

type Found = {
  firstMatches: Awaited<ReturnType<typeof figures.readFirstMatches>>
  invitations: Awaited<ReturnType<typeof figures.countInvitations>>
  reports: Awaited<ReturnType<typeof figures.countReports>>
  ratings: Awaited<ReturnType<typeof figures.countRatings>>
}

function outcomesIn(region: RegionId | 0 | null, { firstMatches, invitations, reports, ratings }: Found) {
  const own = (row: RegionRow) => row.region === region
  const matches = firstMatches.find(own)
  const timesOf = (kind: ReportKind) =>
    tallyOf(
      reportTimes,
      reports.find((row) => own(row) && row.kind === kind),
    )
  const byKind = reportKinds.map((kind) => ({ kind, times: timesOf(kind) }))
  return {
    region,
    requests: matches?.requests ?? 0,
    matched: matches?.matched ?? 0,
    medianDays: matches?.median_days ?? null,
    chosen: matches?.chosen ?? 0,
    medianDaysToChoice: matches?.median_days_to_choice ?? null,
    waits: tallyOf(waits, matches),
    invitations: tallyOf(invitationAnswers, invitations.find(own)),
    reports: {
      byKind,
      all: sumOf(
        reportTimes,
        byKind.map(({ times }) => times),
      ),
    },
    ratings: tallyOf(ratingNames, ratings.find(own)),
  }
}

/** How many requests are in each stage at the end of each slot. */
function stagesOver(changes: readonly StatusChange[], slots: readonly Slot[]): Record<Stage, number[]> {
  const over = (stage: Stage) => {
    const own = changes.filter(({ status }) => stageOf(status) === stage)
    let there = 0
    return slots.map(({ key }) => {
      there += own.reduce((sum, row) => (row.key === key ? sum + row.change : sum), 0)
      return there
    })
  }
  return Object.fromEntries(stageNames.map((stage) => [stage, over(stage)])) as Record<Stage, number[]>
}
