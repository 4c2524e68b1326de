import { readAsked } from '../../../domain/api/read-query.ts'
import { brand } from '../../../domain/brand.ts'
import { done } from '../../../domain/refusals.ts'
import { insightQuery, presetOf } from '../../../domain/tracking/period.ts'
import { formatDate } from '../../content/format-date.ts'
import { adminRoute, type Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { Came, HowFar } from './application-plots.tsx'
import type { InsightData, PlotContext } from './insight-data.ts'
import { MainFigures } from './main-figures.tsx'
import { Origins } from './origin-plots.tsx'
import { PeriodForm } from './period-form.tsx'
import { MostRead, Stops, Views } from './visit-plots.tsx'

const insightScreen: Page<InsightData> = {
  title: ({ t, data }) => pageTitle(t, t('insight.title'), data.errors),
  description: ({ t }) => t('insight.description', { name: brand.name }),
  Body: (context) => {
    const { t, locale, data } = context
    const { insight } = data
    const days = insight && {
      from: formatDate(insight.period.from, locale),
      to: formatDate(insight.period.to, locale),
    }
    return (
      <AdminFrame {...context} title={t('insight.title')} text={days && t('insight.text', days)}>
        <PeriodForm {...context} />
        {insight && <Plots {...context} insight={insight} />}
      </AdminFrame>
    )
  },
}

function Plots(context: PlotContext) {
  return (
    <>
      <MainFigures {...context} />
      <Came {...context} />
      <HowFar {...context} />
      <Origins {...context} />
      <div className="insight__pair">
        <Views {...context} />
        <MostRead {...context} />
      </div>
      <Stops {...context} />
    </>
  )
}

export const insightRoute = adminRoute<InsightData>({
  access: 'read_applications',
  page: insightScreen,
  load: async ({ services, query }) => {
    const asked = readAsked(insightQuery, query)
    if (!asked.ok) return done({ typed: query, errors: asked.errors, preset: undefined, insight: undefined })
    return done({
      typed: query,
      errors: {},
      preset: presetOf(asked.value),
      insight: await services.tracking.readInsight(asked.value),
    })
  },
})
