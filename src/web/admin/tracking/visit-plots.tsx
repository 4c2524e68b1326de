import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { applicationKinds } from '../../../domain/review/application-screens.ts'
import { Box } from '../../ui/box/box.tsx'
import { Columns } from '../../ui/plot/columns.tsx'
import { Plot } from '../../ui/plot/plot.tsx'
import { shareOf, ticksTo } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import type { PlotContext } from './insight-data.ts'
import { sayNumber, sayPercent, saySeconds, saySlot, saySlotFully } from './say.ts'

export function Views({ t, locale, insight: { slots, unit, views, sessions } }: PlotContext) {
  const counts = slots.map(({ key }) => views.find((row) => row.key === key)?.count ?? 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const figures = {
    views: sayNumber(total, locale),
    sessions: sayNumber(sessions, locale),
    each: sayNumber(sessions > 0 ? total / sessions : 0, locale, 1),
  }
  return (
    <Box id="views" title={t('insight.viewsTitle')}>
      <Plot
        text={`${t(`insight.viewsText_${unit}`, figures)} ${t('insight.uncounted')}`}
        caption={t('insight.viewsTitle')}
        figuresLabel={t('insight.figures')}
        figures={{
          heads: [t(`insight.unit_${unit}`), t('insight.views')],
          rows: slots.map((slot, at) => [
            saySlotFully(slot, unit, locale),
            sayNumber(counts[at] ?? 0, locale),
          ]),
        }}
      >
        <Columns
          ticks={ticksTo(Math.max(...counts))}
          tickText={(tick) => sayNumber(tick, locale)}
          isMirrored={localeFacts(locale).dir === 'rtl'}
          columns={slots.map((slot, at) => ({
            label: saySlot(slot, unit, locale),
            value: counts[at] ?? 0,
            soft: unit === 'day' && [0, 6].includes(new Date(slot.key).getUTCDay()),
            title: t('insight.cameColumn', {
              label: saySlotFully(slot, unit, locale),
              count: sayNumber(counts[at] ?? 0, locale),
            }),
          }))}
        />
      </Plot>
    </Box>
  )
}

const mostPages = 8

export function MostRead({ t, locale, insight }: PlotContext) {
  const pages = insight.pages
    .flatMap(({ path, ...figures }) => (path === null ? [] : [{ path, ...figures }]))
    .map((page) => ({
      ...page,
      time: page.median_seconds === null ? '–' : saySeconds(page.median_seconds, t),
    }))
  const most = pages[0]?.views ?? 0
  return (
    <Box id="most-read" title={t('insight.pagesTitle')}>
      <Plot
        text={pages.length > 0 ? t('insight.pagesText') : t('insight.noViews')}
        caption={t('insight.pagesTitle')}
        figuresLabel={t('insight.figures')}
        figures={{
          heads: [t('insight.page'), t('insight.views'), t('insight.medianTime')],
          rows: pages.map(({ path, views, time }) => [path, sayNumber(views, locale), time]),
        }}
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
      </Plot>
    </Box>
  )
}

const introductions: Record<ApplicationKind, string> = {
  expert: paths.applyExpert(),
  hospital: paths.applyHospital(),
  trainer: paths.applyTrainer(),
}

/** From opening a form to sending it, step by step. */
export function Stops(context: PlotContext) {
  const { t, locale } = context
  const forms = applicationKinds.map((kind) => ({ kind, stages: stagesOf(context, kind) }))
  return (
    <Box id="stops" title={t('insight.stepsTitle')}>
      <Plot
        text={t('insight.stepsText')}
        caption={t('insight.stepsTitle')}
        figuresLabel={t('insight.figures')}
        figures={{
          heads: [t('insight.step'), t('insight.times')],
          rows: forms.flatMap(({ kind, stages }) =>
            stages.map(({ label, times }) => [`${t(`insight.${kind}`)}: ${label}`, sayNumber(times, locale)]),
          ),
        }}
      >
        <div className="insight__three">
          {forms.map(({ kind, stages }) => {
            const most = Math.max(...stages.map(({ times }) => times))
            return (
              <div key={kind}>
                <h3>{t(`insight.${kind}`)}</h3>
                <Shares
                  shares={stages.map(({ label, times }, at) => {
                    const before = stages[at - 1]?.times ?? 0
                    return {
                      key: label,
                      label,
                      value: sayNumber(times, locale),
                      percent: shareOf(times, most),
                      note:
                        before >= times && before > 0
                          ? t('insight.ofAbove', { percent: sayPercent(times / before, locale) })
                          : undefined,
                    }
                  })}
                />
              </div>
            )
          })}
        </div>
      </Plot>
    </Box>
  )
}

/** The last step is passed by sending. */
function stagesOf({ t, insight: { pages, steps, came } }: PlotContext, kind: ApplicationKind) {
  const passed = applicationForms[kind].steps.slice(0, -1).map(({ id, title }) => ({
    label: t('insight.passed', { step: t(title) }),
    times: steps.find(({ form, step }) => form === kind && step === id)?.times ?? 0,
  }))
  const opened = pages.find(({ path }) => path === introductions[kind])?.views ?? 0
  const sent = came.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0)
  return [{ label: t('insight.opened'), times: opened }, ...passed, { label: t('insight.sent'), times: sent }]
}
