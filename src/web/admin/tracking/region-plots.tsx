import { ratings } from '../../../domain/forms/feedback-report.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { meanRating } from '../../../domain/tracking/mean-rating.ts'
import { acceptance, punctuality, type Rate } from '../../../domain/tracking/outcomes.ts'
import type { RegionOutcomes } from '../../../services/tracking/read-outcomes.ts'
import { shareOf } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import { InsightPlot, Parts, type PlotContext } from './insight-plot.tsx'
import { sayDays, sayNumber, sayPercent } from './say.ts'

const most = ratings.items.length

/** The same figures for each region of hospitals, whichever region is chosen above. */
export function Compared(context: PlotContext) {
  const { t, locale, insight } = context
  const { everywhere } = insight.outcomes
  const rows = [...insight.outcomes.regions, everywhere].map((row) => ({ row, name: nameOf(context, row) }))
  const parts = measuresOf(context)
  const isEmpty =
    parts.every(({ measure }) => measure(everywhere).percent === undefined) && everywhere.requests === 0
  return (
    <InsightPlot
      t={t}
      id="compared"
      title={t('outcomes.comparedTitle')}
      text={t(isEmpty ? 'outcomes.noneAnywhere' : 'outcomes.comparedText')}
      heads={[t('outcomes.region'), t('outcomes.requests'), ...parts.map(({ title }) => title)]}
      rows={rows.map(({ row, name }) => [
        name,
        sayNumber(row.requests, locale),
        ...parts.map(({ measure }) => measure(row).value),
      ])}
    >
      {!isEmpty && (
        <Parts
          wide
          parts={parts}
          draw={({ measure }) => (
            <Shares
              shares={rows.map(({ row, name }) => {
                const { percent = 0, ...said } = measure(row)
                const isAll = row.region === null
                return { key: name, label: name, percent, ...said, ...(isAll && { darker: 0 }) }
              })}
            />
          )}
        />
      )}
    </InsightPlot>
  )
}

function nameOf({ t }: PlotContext, { region }: RegionOutcomes): string {
  if (region === null) return t('outcomes.everywhere')
  const known = regions.items.find(({ id }) => id === region)
  return known ? t(known.label) : t('outcomes.elsewhere')
}

/** What a bar says; without a percentage there is nothing to measure. */
type Bar = { percent?: number; value: string; note?: string }

const nothing: Bar = { value: '–' }

function measuresOf({ t, locale, insight }: PlotContext) {
  const slowest = Math.max(0, ...insight.outcomes.regions.map(({ medianDays }) => medianDays ?? 0))
  const say = (value: number) => sayNumber(value, locale)
  const rate = ({ part, of }: Rate, note: 'ofInvitations' | 'ofReports'): Bar =>
    of === 0
      ? nothing
      : {
          percent: shareOf(part, of),
          value: sayPercent(part / of, locale),
          note: t(`outcomes.${note}`, { part: say(part), of: say(of) }),
        }
  const measures: { key: string; title: string; measure: (row: RegionOutcomes) => Bar }[] = [
    {
      key: 'median-days',
      title: t('outcomes.medianDays'),
      measure: ({ medianDays, matched, requests }) =>
        requests === 0
          ? nothing
          : {
              ...(medianDays !== null && { percent: shareOf(medianDays, slowest) }),
              value: medianDays === null ? '–' : sayDays(medianDays, t, locale),
              note: t('outcomes.ofRequests', { part: say(matched), of: say(requests) }),
            },
    },
    {
      key: 'acceptance',
      title: t('outcomes.acceptance'),
      measure: ({ invitations }) => rate(acceptance(invitations), 'ofInvitations'),
    },
    {
      key: 'punctuality',
      title: t('outcomes.punctuality'),
      measure: ({ reports }) => rate(punctuality(reports.all), 'ofReports'),
    },
    {
      key: 'rating',
      title: t('outcomes.meanRating', { most }),
      measure: ({ ratings: counts }) => {
        const { mean, of } = meanRating(counts)
        if (mean === undefined) return nothing
        return {
          percent: shareOf(mean, most),
          value: sayNumber(mean, locale, 1),
          note: t('outcomes.ofRatings', { count: of }),
        }
      },
    },
  ]
  return measures
}
