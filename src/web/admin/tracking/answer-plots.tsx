import { ratings } from '../../../domain/forms/feedback-report.ts'
import { meanRating } from '../../../domain/tracking/mean-rating.ts'
import {
  acceptance,
  invitationAnswers,
  punctuality,
  type ReportTime,
  reportTimes,
  type Tally,
} from '../../../domain/tracking/outcomes.ts'
import { shareOf } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import { InsightPlot, type PlotContext } from './insight-plot.tsx'
import { sayNumber, sayPercent } from './say.ts'

export function Answers({ t, locale, insight: { outcomes } }: PlotContext) {
  const counts = outcomes.inRegion.invitations
  const { part, of } = acceptance(counts)
  const all = sum(counts)
  const text = t('outcomes.answersText', {
    interested: sayNumber(part, locale),
    of: sayNumber(of, locale),
    percent: sayPercent(part / Math.max(of, 1), locale),
  })
  return (
    <InsightPlot
      t={t}
      id="answers"
      title={t('outcomes.answersTitle')}
      text={of > 0 ? text : t(all > 0 ? 'outcomes.noAnswers' : 'outcomes.noInvitations')}
      heads={[t('outcomes.answer'), t('outcomes.experts')]}
      rows={invitationAnswers.map((answer) => [
        t(`outcomes.answer_${answer}`),
        sayNumber(counts[answer], locale),
      ])}
    >
      {all > 0 && (
        <Shares
          shares={invitationAnswers.map((answer) => ({
            key: answer,
            label: t(`outcomes.answer_${answer}`),
            value: sayNumber(counts[answer], locale),
            percent: shareOf(counts[answer], all),
          }))}
        />
      )}
    </InsightPlot>
  )
}

/** One bar for each kind of report: all that came; the darker part came in time. */
export function Reports(context: PlotContext) {
  const { t, locale, insight } = context
  const { byKind, all } = insight.outcomes.inRegion.reports
  const rows = byKind.map(({ kind, times }) => ({ kind, times, name: t(`collaboration.${kind}`) }))
  return (
    <InsightPlot
      t={t}
      id="reports"
      title={t('outcomes.reportsTitle')}
      text={reportsText(context, all)}
      heads={[t('outcomes.report'), ...reportTimes.map((time) => t(`outcomes.time_${time}`))]}
      rows={rows.map(({ name, times }) => [
        name,
        ...reportTimes.map((time) => sayNumber(times[time], locale)),
      ])}
    >
      {sum(all) > 0 && (
        <Shares
          shares={rows.map(({ kind, times, name }) => {
            const { part, of } = punctuality(times)
            return {
              key: kind,
              label: name,
              value: of > 0 ? sayPercent(part / of, locale) : '–',
              percent: shareOf(part + times.late, of),
              darker: shareOf(part, of),
              note: reportTimes
                .map((time) =>
                  t('outcomes.timeOfReport', { time: t(`outcomes.time_${time}`), count: times[time] }),
                )
                .join(' · '),
            }
          })}
        />
      )}
    </InsightPlot>
  )
}

function reportsText({ t, locale }: PlotContext, times: Tally<ReportTime>): string {
  const { part, of } = punctuality(times)
  if (of === 0) return t(times.waived > 0 ? 'outcomes.onlyWaived' : 'outcomes.noReports')
  const said = t('outcomes.reportsText', {
    inTime: sayNumber(part, locale),
    of: sayNumber(of, locale),
    percent: sayPercent(part / of, locale),
  })
  const more = [
    times.waived > 0 && t('outcomes.reportsWaived', { count: times.waived }),
    times.late > 0 && t('outcomes.reportsLate'),
  ]
  return [said, ...more].filter(Boolean).join(' ')
}

export function Ratings({ t, locale, insight: { outcomes } }: PlotContext) {
  const counts = outcomes.inRegion.ratings
  const { mean, of } = meanRating(counts)
  const labels = ratings.items.map(({ label }) => t(label))
  const text =
    mean !== undefined &&
    t('outcomes.ratingsText', {
      count: of,
      mean: sayNumber(mean, locale, 1),
      most: ratings.items.length,
      best: labels.at(0) ?? '',
      worst: labels.at(-1) ?? '',
    })
  return (
    <InsightPlot
      t={t}
      id="ratings"
      title={t('outcomes.ratingsTitle')}
      text={text || t('outcomes.noRatings')}
      heads={[t('outcomes.rating'), t('outcomes.hospitals')]}
      rows={ratings.items.map(({ id, label }) => [t(label), sayNumber(counts[id], locale)])}
    >
      {of > 0 && (
        <Shares
          shares={ratings.items.map(({ id, label }) => ({
            key: id,
            label: t(label),
            value: sayNumber(counts[id], locale),
            percent: shareOf(counts[id], of),
          }))}
        />
      )}
    </InsightPlot>
  )
}

const sum = (tally: Readonly<Record<string, number>>) =>
  Object.values(tally).reduce((all, one) => all + one, 0)
