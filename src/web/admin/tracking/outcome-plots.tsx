import { matchExportPaths } from '../../../domain/api/matching/matching-paths.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { endedStages, openStages, type Stage, stageNames, waits } from '../../../domain/tracking/outcomes.ts'
import { formatDate } from '../../content/format-date.ts'
import { signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { shareOf, ticksTo } from '../../ui/plot/scale.ts'
import { Shares } from '../../ui/plot/shares.tsx'
import { withQuery } from '../filters/with-query.ts'
import { Answers, Ratings, Reports } from './answer-plots.tsx'
import { InsightPlot, Parts, type PlotContext, SlotColumns } from './insight-plot.tsx'
import { Compared } from './region-plots.tsx'
import { sayDays, sayNumber, saySlotFully } from './say.ts'

/** What the programme achieved for hospitals of the chosen region, and how regions compare. */
export function ProgrammeOutcomes(context: PlotContext) {
  return (
    <>
      <Introduction {...context} />
      <Stages {...context} />
      <div className="grid insight__pair">
        <Waits {...context} />
        <Answers {...context} />
      </div>
      <div className="grid insight__pair">
        <Reports {...context} />
        <Ratings {...context} />
      </div>
      <Compared {...context} />
    </>
  )
}

/** The chosen region is in the address, beside the days. */
function Introduction({ t, href, path, staff, data: { preset }, insight }: PlotContext) {
  const { period, outcomes } = insight
  const chosen = regions.items.find(({ id }) => id === outcomes.region)
  const days = preset ? { days: preset } : period
  const linkTo = (region?: string) => `${withQuery(href(path), { ...days, region })}#outcomes`
  const exported = { ...period, region: chosen && String(chosen.id) }
  return (
    <Box id="outcomes" title={t('outcomes.title')}>
      <p className="plot__text">
        {t('outcomes.text')}{' '}
        {chosen ? t('outcomes.shown', { region: t(chosen.label) }) : t('outcomes.shown_all')}
      </p>
      <JumpChips
        label={t('outcomes.regions')}
        links={[
          { label: t('outcomes.everywhere'), href: linkTo(), current: !chosen },
          ...regions.items.map(({ id, label }) => ({
            label: t(label),
            href: linkTo(String(id)),
            current: id === chosen?.id,
          })),
        ]}
      />
      {mayDo(signedIn({ staff }).role, 'export_data') && (
        <p className="row gap-4">
          {(['csv', 'xlsx'] as const).map((format) => (
            <a key={format} href={withQuery(matchExportPaths[format], exported)} download>
              {t(`outcomes.${format}`)}
            </a>
          ))}
        </p>
      )}
    </Box>
  )
}

/** Open stages are compared with each other, and so are the two ways to end. */
function Stages(context: PlotContext) {
  const { t, locale, insight } = context
  const { slots, unit, outcomes } = insight
  const { stages } = outcomes
  const last = (stage: Stage) => stages[stage].at(-1) ?? 0
  const past = slots.slice(0, stages.review.length)
  const open = (Object.keys(openStages) as Stage[]).reduce((sum, stage) => sum + last(stage), 0)
  const isEmpty = open + last('completed') + last('closed') === 0
  const words = {
    day: formatDate(past.at(-1)?.to ?? insight.period.to, locale),
    open: sayNumber(open, locale),
    completed: sayNumber(last('completed'), locale),
    closed: sayNumber(last('closed'), locale),
  }
  const text = [t('outcomes.stagesText', words), t(`outcomes.each_${unit}`), t('outcomes.stagesScale')]
  const ticksOf = (group: object) =>
    ticksTo(Math.max(0, ...stageNames.flatMap((stage) => (stage in group ? stages[stage] : []))), 3)
  const [openTicks, endedTicks] = [ticksOf(openStages), ticksOf(endedStages)]
  return (
    <InsightPlot
      t={t}
      id="stages"
      title={t('outcomes.stagesTitle')}
      text={isEmpty ? t('outcomes.noRequests') : text.join(' ')}
      heads={[t(`insight.unit_${unit}`), ...stageNames.map((stage) => t(`outcomes.stage_${stage}`))]}
      rows={past.map((slot, at) => [
        saySlotFully(slot, unit, locale),
        ...stageNames.map((stage) => sayNumber(stages[stage][at] ?? 0, locale)),
      ])}
    >
      {!isEmpty && (
        <Parts
          parts={stageNames.map((stage) => ({
            key: stage,
            stage,
            title: t(`outcomes.stage_${stage}`),
            total: sayNumber(last(stage), locale),
          }))}
          draw={({ stage }) => (
            <SlotColumns
              {...context}
              low
              counts={stages[stage]}
              ticks={stage in endedStages ? endedTicks : openTicks}
            />
          )}
        />
      )}
    </InsightPlot>
  )
}

function Waits({ t, locale, insight: { outcomes } }: PlotContext) {
  const { requests, matched, medianDays, chosen, medianDaysToChoice, waits: counts } = outcomes.inRegion
  const number = { requests: sayNumber(requests, locale), matched: sayNumber(matched, locale) }
  const text = [
    requests === 0 && t('outcomes.noneCame'),
    requests > 0 && medianDays === null && t('outcomes.noMatch', number),
    medianDays !== null && t('outcomes.waitsText', { ...number, days: sayDays(medianDays, t, locale) }),
    medianDaysToChoice !== null &&
      t('outcomes.choiceText', { count: chosen, days: sayDays(medianDaysToChoice, t, locale) }),
  ]
  return (
    <InsightPlot
      t={t}
      id="first-match"
      title={t('outcomes.waitsTitle')}
      text={text.filter(Boolean).join(' ')}
      heads={[t('outcomes.wait'), t('outcomes.requests')]}
      rows={waits.map((wait) => [t(`outcomes.wait_${wait}`), sayNumber(counts[wait], locale)])}
    >
      {requests > 0 && (
        <Shares
          shares={waits.map((wait) => ({
            key: wait,
            label: t(`outcomes.wait_${wait}`),
            value: sayNumber(counts[wait], locale),
            percent: shareOf(counts[wait], requests),
          }))}
        />
      )}
    </InsightPlot>
  )
}
