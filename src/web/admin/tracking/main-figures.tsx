import { lengthOf } from '../../../domain/tracking/period.ts'
import { Tile, Tiles } from '../../ui/tiles/tiles.tsx'
import type { PlotContext } from './insight-plot.tsx'
import { sayDays, sayNumber, saySeconds } from './say.ts'

export function MainFigures(context: PlotContext) {
  const { t, locale, insight } = context
  const { slots, came, views, sessions } = insight
  const { medianDays } = insight.outcomes.everywhere
  const sumAt = (rows: readonly { key: string; count: number }[]) =>
    slots.map(({ key }) => rows.reduce((sum, row) => (row.key === key ? sum + row.count : sum), 0))
  const applications = sumAt(came)
  const total = applications.reduce((sum, count) => sum + count, 0)
  const seconds = insight.pages.find(({ path }) => path === null)?.median_seconds ?? null
  return (
    <Tiles>
      <Tile
        label={t('insight.applications')}
        value={sayNumber(total, locale)}
        trend={applications}
        note={compared(context, total, insight.cameBefore)}
      />
      <Tile
        label={t('insight.firstMatch')}
        value={medianDays === null ? t('insight.nothingYet') : sayDays(medianDays, t, locale)}
        note={matchNote(context)}
      />
      <Tile
        label={t('insight.sessions')}
        value={sayNumber(sessions, locale)}
        trend={sumAt(views)}
        note={compared(context, sessions, insight.sessionsBefore)}
      />
      <Tile
        label={t('insight.timeOnPage')}
        value={seconds === null ? t('insight.nothingYet') : saySeconds(seconds, t)}
        note={t('insight.timeOnPageNote')}
      />
    </Tiles>
  )
}

function matchNote({ t, locale, insight: { outcomes } }: PlotContext): string {
  const { requests, matched } = outcomes.everywhere
  if (requests === 0) return t('insight.noRequests')
  if (matched === 0) return t('insight.firstMatchNone')
  return t('insight.firstMatchNote', {
    matched: sayNumber(matched, locale),
    requests: sayNumber(requests, locale),
  })
}

function compared({ t, locale, insight: { period } }: PlotContext, now: number, before: number): string {
  const days = lengthOf(period)
  if (now === before) return t('insight.same', { days })
  return t(now > before ? 'insight.more' : 'insight.fewer', {
    number: sayNumber(Math.abs(now - before), locale),
    days,
  })
}
