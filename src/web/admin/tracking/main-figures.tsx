import { lengthOf } from '../../../domain/tracking/period.ts'
import { Tile, Tiles } from '../../ui/tiles/tiles.tsx'
import type { PlotContext } from './insight-plot.tsx'
import { sayDays, sayNumber, saySeconds } from './say.ts'

export function MainFigures(context: PlotContext) {
  const { t, locale, insight } = context
  const { slots, came, views, matches, sessions } = insight
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
        value={
          matches.median_days === null ? t('insight.nothingYet') : sayDays(matches.median_days, t, locale)
        }
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

function matchNote({ t, locale, insight: { matches } }: PlotContext): string {
  if (matches.requests === 0) return t('insight.noRequests')
  if (matches.matched === 0) return t('insight.firstMatchNone')
  return t('insight.firstMatchNote', {
    matched: sayNumber(matches.matched, locale),
    requests: sayNumber(matches.requests, locale),
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
