import { Box } from '../../../ui/box/box.tsx'
import { Timeline } from '../../../ui/timeline/timeline.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'

export function History({ application: { history, submitted_at, entered } }: { application: Reviewed }) {
  const { t, locale } = useDesk()
  const moves = history.map(({ to, actor, staff_name, moved_at, undone_at }) => {
    const who = actor === 'staff' && staff_name ? staff_name : t(`desk.actor_${actor}`)
    const said = t('desk.movedBy', { status: t(`desk.status_${to}`), who })
    return { date: moved_at, text: undone_at ? t('desk.undone', { move: said }) : said }
  })
  const beginning = entered
    ? [
        {
          date: entered.entered_at,
          text: t(`desk.entered_${entered.source}`, { who: entered.staff_name }),
        },
        { date: submitted_at, text: t('desk.confirmed') },
      ]
    : [{ date: submitted_at, text: t('desk.status_submitted') }]
  const items = [...beginning, ...moves].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <Box id="history" title={t('desk.history')}>
      <Timeline items={items.map((item) => ({ ...item, dateText: sayTime(item.date, locale) }))} />
    </Box>
  )
}
