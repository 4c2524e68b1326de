import { applicationKinds } from '../../../domain/review/application-screens.ts'
import { declineReasons } from '../../../domain/review/decline-reasons.ts'
import { shareOf } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import { InsightPlot, KindParts, type PlotContext } from './insight-plot.tsx'
import { sayNumber } from './say.ts'

/** Why applications were declined, kind by kind. */
export function Declines({ t, locale, insight: { declines } }: PlotContext) {
  const kinds = applicationKinds.map((kind) => ({ kind, reasons: reasonsOf(kind) }))
  const total = declines.reduce((sum, { count }) => sum + count, 0)
  return (
    <InsightPlot
      t={t}
      id="declines"
      title={t('insight.declinesTitle')}
      text={total > 0 ? t('insight.declinesText', { count: total }) : t('insight.declinesNone')}
      heads={[t('desk.declineReason'), t('insight.declined')]}
      rows={kinds.flatMap(({ kind, reasons }) =>
        reasons.map(({ name, count }) => [`${t(`insight.${kind}`)}: ${name}`, sayNumber(count, locale)]),
      )}
    >
      {total > 0 && (
        <KindParts
          t={t}
          parts={kinds}
          draw={({ reasons }) => {
            const most = Math.max(...reasons.map(({ count }) => count))
            if (most === 0) return <p className="muted">{t('insight.noneDeclined')}</p>
            const shares = reasons.map(({ key, name, count }) => ({
              key,
              label: name,
              value: sayNumber(count, locale),
              percent: shareOf(count, most),
            }))
            return <Shares shares={shares} />
          }}
        />
      )}
    </InsightPlot>
  )

  /** Declines without a reason are listed only where there are some. */
  function reasonsOf(kind: (typeof applicationKinds)[number]) {
    const countOf = (reason: string | null) =>
      declines.find((row) => row.kind === kind && row.reason === reason)?.count ?? 0
    const known = declineReasons[kind].map((reason) => ({
      key: reason as string,
      name: t(`desk.decline_${reason}`),
      count: countOf(reason),
    }))
    const unknown = { key: 'none', name: t('insight.declinedEarlier'), count: countOf(null) }
    return unknown.count > 0 ? [...known, unknown] : known
  }
}
