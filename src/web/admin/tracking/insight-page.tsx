import { readAsked } from '../../../domain/api/read-query.ts'
import { done } from '../../../domain/refusals.ts'
import { insightQuery, presetOf } from '../../../domain/tracking/period.ts'
import { formatDate } from '../../content/format-date.ts'
import { adminPage } from '../admin-page.tsx'
import { Came, HowFar } from './application-plots.tsx'
import { Declines } from './decline-plots.tsx'
import type { InsightData } from './insight-plot.tsx'
import { MainFigures } from './main-figures.tsx'
import { Origins } from './origin-plots.tsx'
import { ProgrammeOutcomes } from './outcome-plots.tsx'
import { PeriodForm } from './period-form.tsx'
import { MostRead, Stops, Views } from './visit-plots.tsx'

export const insightRoute = adminPage<InsightData>({
  access: 'read_applications',
  script: 'filtering',
  title: ({ t }) => t('insight.title'),
  text: ({ t, locale, data: { insight } }) =>
    insight &&
    t('insight.text', {
      from: formatDate(insight.period.from, locale),
      to: formatDate(insight.period.to, locale),
    }),
  description: ({ t }) => t('insight.description', { name: t('languages.name') }),
  async load({ services, query }) {
    const asked = readAsked(insightQuery, query)
    if (!asked.ok) return done({ typed: query, errors: asked.errors, preset: undefined, insight: undefined })
    const insight = await services.tracking.readInsight(asked.value)
    return done({ typed: query, errors: {}, preset: presetOf(asked.value), insight })
  },
  Body: (context) => {
    const { insight } = context.data
    const plots = insight && { ...context, insight }
    return (
      <>
        <PeriodForm {...context} />
        {plots && (
          <>
            <MainFigures {...plots} />
            <Came {...plots} />
            <HowFar {...plots} />
            <Declines {...plots} />
            <ProgrammeOutcomes {...plots} />
            <Origins {...plots} />
            <div className="grid insight__pair">
              <Views {...plots} />
              <MostRead {...plots} />
            </div>
            <Stops {...plots} />
          </>
        )}
      </>
    )
  },
})
