import { countries } from '../../../domain/lists/countries.ts'
import { PointMap } from '../../ui/plot/point-map.tsx'
import { InsightPlot, type PlotContext } from './insight-plot.tsx'
import { sayNumber } from './say.ts'

const codes = new Map(countries.map(({ label, code }) => [label, code]))

export function Origins(context: PlotContext) {
  return (
    <div className="grid insight__pair">
      <Origin {...context} kind="expert" />
      <Origin {...context} kind="hospital" />
    </div>
  )
}

function Origin({ t, locale, insight, kind }: PlotContext & { kind: 'expert' | 'hospital' }) {
  const rows = insight.countries.filter((row) => row.kind === kind)
  const sum = rows.reduce((all, { count }) => all + count, 0)
  const named = rows.map(({ country, count }) => [country, sayNumber(count, locale)] as const)
  const words = { count: rows.length, sum: sayNumber(sum, locale), first: named[0]?.join(', ') ?? '' }
  return (
    <InsightPlot
      t={t}
      id={`from-${kind}`}
      title={t(`insight.map_${kind}`)}
      text={rows.length > 0 ? t('insight.mapText', words) : t('insight.mapNone')}
      heads={[t('insight.country'), t('insight.count')]}
      rows={named}
    >
      <PointMap
        points={rows.map(({ country, count }) => ({
          code: codes.get(country) ?? '',
          value: count,
          title: t('insight.cameColumn', { label: country, count: sayNumber(count, locale) }),
        }))}
      />
    </InsightPlot>
  )
}
