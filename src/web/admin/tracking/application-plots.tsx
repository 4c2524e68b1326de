import { type ApplicationKind, applicationStatuses } from '../../../domain/applications/application-status.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import { applicationKinds } from '../../../domain/review/application-screens.ts'
import { Box } from '../../ui/box/box.tsx'
import { Columns } from '../../ui/plot/columns.tsx'
import { Plot } from '../../ui/plot/plot.tsx'
import { shareOf, ticksTo } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import type { PlotContext } from './insight-data.ts'
import { sayDays, sayNumber, saySlot, saySlotFully } from './say.ts'

/** One plot for each kind, all to the same scale: no colour has to be looked up. */
export function Came({ t, locale, insight: { slots, unit, came } }: PlotContext) {
  const series = applicationKinds.map((kind) => {
    const counts = slots.map(
      ({ key }) => came.find((row) => row.kind === kind && row.key === key)?.count ?? 0,
    )
    return { kind, counts, total: counts.reduce((sum, count) => sum + count, 0) }
  })
  const ticks = ticksTo(Math.max(...series.flatMap(({ counts }) => counts)), 3)
  const totals = Object.fromEntries(
    series.map(({ kind, total }) => [kind, sayNumber(total, locale)]),
  ) as Record<ApplicationKind, string>
  return (
    <Box id="came" title={t('insight.cameTitle')}>
      <Plot
        text={t(`insight.came_${unit}`, totals)}
        caption={t('insight.cameTitle')}
        figuresLabel={t('insight.figures')}
        figures={{
          heads: [t(`insight.unit_${unit}`), ...applicationKinds.map((kind) => t(`insight.${kind}`))],
          rows: slots.map((slot, at) => [
            saySlotFully(slot, unit, locale),
            ...series.map(({ counts }) => sayNumber(counts[at] ?? 0, locale)),
          ]),
        }}
      >
        <div className="insight__three">
          {series.map(({ kind, counts, total }) => (
            <div key={kind}>
              <h3>
                {t(`insight.${kind}`)} <b>{sayNumber(total, locale)}</b>
              </h3>
              <Columns
                low
                ticks={ticks}
                tickText={(tick) => sayNumber(tick, locale)}
                isMirrored={localeFacts(locale).dir === 'rtl'}
                columns={slots.map((slot, at) => ({
                  label: saySlot(slot, unit, locale),
                  value: counts[at] ?? 0,
                  title: t('insight.cameColumn', {
                    label: saySlotFully(slot, unit, locale),
                    count: sayNumber(counts[at] ?? 0, locale),
                  }),
                }))}
              />
            </div>
          ))}
        </div>
      </Plot>
    </Box>
  )
}

/** Shows unreached statuses, too, so that the funnel is complete. */
export function HowFar(context: PlotContext) {
  const { t, locale } = context
  const kinds = applicationKinds.map((kind) => ({ kind, stages: stagesOf(context, kind) }))
  return (
    <Box id="how-far" title={t('insight.funnelTitle')}>
      <Plot
        text={t('insight.funnelText')}
        caption={t('insight.funnelTitle')}
        figuresLabel={t('insight.figures')}
        figures={{
          heads: [t('insight.status'), t('insight.reached'), t('insight.now'), t('insight.medianDays')],
          rows: kinds.flatMap(({ kind, stages }) =>
            stages.map(({ name, reached, now, days }) => [
              `${t(`insight.${kind}`)}: ${name}`,
              sayNumber(reached, locale),
              sayNumber(now, locale),
              days === null ? '–' : sayNumber(days, locale, 1),
            ]),
          ),
        }}
      >
        <div className="insight__three">
          {kinds.map(({ kind, stages }) => (
            <div key={kind}>
              <h3>{t(`insight.${kind}`)}</h3>
              {stages[0]?.reached ? (
                <Shares
                  shares={stages.map(({ status, name, reached, now, days }) => ({
                    key: status,
                    label: name,
                    value: sayNumber(reached, locale),
                    percent: shareOf(reached, stages[0]?.reached ?? 0),
                    darker: shareOf(now, stages[0]?.reached ?? 0),
                    note: reached > 0 ? noteOn(context, now, days) : undefined,
                  }))}
                />
              ) : (
                <p className="muted">{t('insight.noneOfKind')}</p>
              )}
            </div>
          ))}
        </div>
      </Plot>
    </Box>
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
