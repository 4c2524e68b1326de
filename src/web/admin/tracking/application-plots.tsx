import { type ApplicationKind, applicationStatuses } from '../../../domain/applications/application-status.ts'
import { applicationKinds } from '../../../domain/review/application-screens.ts'
import { shareOf, ticksTo } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import { InsightPlot, KindParts, type PlotContext, SlotColumns } from './insight-plot.tsx'
import { sayDays, sayNumber, saySlotFully } from './say.ts'

/** One plot for each kind, all to the same scale, so that no legend of colours is needed. */
export function Came(context: PlotContext) {
  const { t, locale, insight } = context
  const { slots, unit, came } = insight
  const series = applicationKinds.map((kind) => {
    const counts = slots.map(
      ({ key }) => came.find((row) => row.kind === kind && row.key === key)?.count ?? 0,
    )
    const total = counts.reduce((sum, count) => sum + count, 0)
    return { kind, counts, total: sayNumber(total, locale) }
  })
  const ticks = ticksTo(Math.max(...series.flatMap(({ counts }) => counts)), 3)
  const totals = Object.fromEntries(series.map(({ kind, total }) => [kind, total]))
  return (
    <InsightPlot
      t={t}
      id="came"
      title={t('insight.cameTitle')}
      text={t(`insight.came_${unit}`, totals as Record<ApplicationKind, string>)}
      heads={[t(`insight.unit_${unit}`), ...applicationKinds.map((kind) => t(`insight.${kind}`))]}
      rows={slots.map((slot, at) => [
        saySlotFully(slot, unit, locale),
        ...series.map(({ counts }) => sayNumber(counts[at] ?? 0, locale)),
      ])}
    >
      <KindParts
        t={t}
        parts={series}
        draw={({ counts }) => <SlotColumns {...context} low counts={counts} ticks={ticks} />}
      />
    </InsightPlot>
  )
}

/** Shows unreached statuses, too, so that the funnel is complete. */
export function HowFar(context: PlotContext) {
  const { t, locale } = context
  const kinds = applicationKinds.map((kind) => ({ kind, stages: stagesOf(context, kind) }))
  return (
    <InsightPlot
      t={t}
      id="how-far"
      title={t('insight.funnelTitle')}
      text={t('insight.funnelText')}
      heads={[t('insight.status'), t('insight.reached'), t('insight.now'), t('insight.medianDays')]}
      rows={kinds.flatMap(({ kind, stages }) =>
        stages.map(({ name, reached, now, days }) => [
          `${t(`insight.${kind}`)}: ${name}`,
          sayNumber(reached, locale),
          sayNumber(now, locale),
          days === null ? '–' : sayNumber(days, locale, 1),
        ]),
      )}
    >
      <KindParts
        t={t}
        parts={kinds}
        draw={({ stages }) => {
          const all = stages[0]?.reached ?? 0
          if (all === 0) return <p className="muted">{t('insight.noneOfKind')}</p>
          const shares = stages.map(({ status, name, reached, now, days }) => ({
            key: status,
            label: name,
            value: sayNumber(reached, locale),
            percent: shareOf(reached, all),
            darker: shareOf(now, all),
            note: reached > 0 ? noteOn(context, now, days) : undefined,
          }))
          return <Shares shares={shares} />
        }}
      />
    </InsightPlot>
  )
}

function noteOn({ t, locale }: PlotContext, now: number, days: number | null): string {
  const there = t('insight.thereNow', { now: sayNumber(now, locale) })
  return days === null ? there : `${there} · ${t('insight.median', { days: sayDays(days, t, locale) })}`
}

function stagesOf({ t, insight: { statuses } }: PlotContext, kind: ApplicationKind) {
  return applicationStatuses(kind).map((status) => {
    const found = statuses.find((row) => row.kind === kind && row.status === status)
    return {
      status,
      name: t(`desk.status_${status}`),
      reached: found?.reached ?? 0,
      now: found?.now ?? 0,
      days: found?.median_days ?? null,
    }
  })
}
