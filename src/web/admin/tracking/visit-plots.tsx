import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { paths } from '../../../domain/paths.ts'
import { applicationKinds } from '../../../domain/review/application-screens.ts'
import { shareOf, ticksTo } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import { InsightPlot, KindParts, type PlotContext, SlotColumns } from './insight-plot.tsx'
import { sayNumber, sayPercent, saySeconds, saySlotFully } from './say.ts'

export function Views(context: PlotContext) {
  const { t, locale, insight } = context
  const { slots, unit, views, sessions, missingViews } = insight
  const counts = slots.map(({ key }) => views.find((row) => row.key === key)?.count ?? 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const figures = {
    views: sayNumber(total, locale),
    sessions: sayNumber(sessions, locale),
    each: sayNumber(sessions > 0 ? total / sessions : 0, locale, 1),
  }
  const sentences = [
    t(`insight.viewsText_${unit}`, figures),
    t('insight.uncounted'),
    ...(missingViews > 0 ? [t('insight.missingViews', { count: missingViews })] : []),
  ]
  return (
    <InsightPlot
      t={t}
      id="views"
      title={t('insight.viewsTitle')}
      text={sentences.join(' ')}
      heads={[t(`insight.unit_${unit}`), t('insight.views')]}
      rows={slots.map((slot, at) => [saySlotFully(slot, unit, locale), sayNumber(counts[at] ?? 0, locale)])}
    >
      <SlotColumns {...context} counts={counts} ticks={ticksTo(Math.max(...counts))} softWeekends />
    </InsightPlot>
  )
}

const mostPages = 8

export function MostRead({ t, locale, insight }: PlotContext) {
  const pages = insight.pages.flatMap(({ path, views, median_seconds: median }) =>
    path === null ? [] : [{ path, views, time: median === null ? '–' : saySeconds(median, t) }],
  )
  const most = pages[0]?.views ?? 0
  return (
    <InsightPlot
      t={t}
      id="most-read"
      title={t('insight.pagesTitle')}
      text={pages.length > 0 ? t('insight.pagesText') : t('insight.noViews')}
      heads={[t('insight.page'), t('insight.views'), t('insight.medianTime')]}
      rows={pages.map(({ path, views, time }) => [path, sayNumber(views, locale), time])}
    >
      <Shares
        shares={pages.slice(0, mostPages).map(({ path, views, time }) => ({
          key: path,
          label: <bdi dir="ltr">{path}</bdi>,
          value: sayNumber(views, locale),
          note: time,
          percent: shareOf(views, most),
        }))}
      />
    </InsightPlot>
  )
}

const introductions: Record<ApplicationKind, string> = {
  expert: paths.applyExpert(),
  hospital: paths.applyHospital(),
  trainer: paths.applyTrainer(),
}

/** Where visitors stop between opening a form and sending it, step by step. */
export function Stops(context: PlotContext) {
  const { t, locale } = context
  const forms = applicationKinds.map((kind) => ({ kind, stages: stagesOf(context, kind) }))
  return (
    <InsightPlot
      t={t}
      id="stops"
      title={t('insight.stepsTitle')}
      text={t('insight.stepsText')}
      heads={[t('insight.step'), t('insight.times')]}
      rows={forms.flatMap(({ kind, stages }) =>
        stages.map(({ label, times }) => [`${t(`insight.${kind}`)}: ${label}`, sayNumber(times, locale)]),
      )}
    >
      <KindParts
        t={t}
        parts={forms}
        draw={({ stages }) => {
          const most = Math.max(...stages.map(({ times }) => times))
          const shares = stages.map(({ label, times }, at) => {
            const before = stages[at - 1]?.times ?? 0
            const isPart = before >= times && before > 0
            const percent = isPart && sayPercent(times / before, locale)
            return {
              key: label,
              label,
              value: sayNumber(times, locale),
              percent: shareOf(times, most),
              note: percent ? t('insight.ofAbove', { percent }) : undefined,
            }
          })
          return <Shares shares={shares} />
        }}
      />
    </InsightPlot>
  )
}

/** Sending the form completes its last step. */
function stagesOf({ t, insight: { pages, steps, came } }: PlotContext, kind: ApplicationKind) {
  const passed = applicationForms[kind].steps.slice(0, -1).map(({ id, title }) => ({
    label: t('insight.passed', { step: t(title) }),
    times: steps.find(({ form, step }) => form === kind && step === id)?.times ?? 0,
  }))
  const opened = pages.find(({ path }) => path === introductions[kind])?.views ?? 0
  const sent = came.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0)
  return [{ label: t('insight.opened'), times: opened }, ...passed, { label: t('insight.sent'), times: sent }]
}
