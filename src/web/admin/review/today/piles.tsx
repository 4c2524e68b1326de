import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { paths } from '../../../../domain/paths.ts'
import { type MatchPileName, matchPiles } from '../../../../domain/programme/match-piles.ts'
import type { ApplicationFilter } from '../../../../domain/review/application-query.ts'
import { applicationKinds, applicationsPath } from '../../../../domain/review/application-screens.ts'
import { type PileName, piles, type Scope } from '../../../../domain/review/piles.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { JumpChips } from '../../../ui/filter-chips/filter-chips.tsx'
import { Tile, Tiles } from '../../../ui/tiles/tiles.tsx'
import { Todo } from '../../../ui/todo/todo.tsx'
import { withQuery } from '../../filters/with-query.ts'
import { Pending } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../keys.tsx'
import { writeFilter } from '../list-address.ts'
import { NewLinkDialog } from '../new-link-dialog.tsx'
import { NothingMine } from './nothing-mine.tsx'
import { type Asked, useRows } from './pile-rows.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { readToday, type Today } from './today-calls.ts'

/** In the order of the screen: what comes in, what waits for others, what waits for us. */
const names = Object.keys({
  new: true,
  waiting_longest: true,
  information_received: true,
  without_shortlist: true,
  answers_in: true,
  choices_to_confirm: true,
  reports_submitted: true,
  messages_open: true,
  information_unanswered: true,
  shortlists_unanswered: true,
  reports_overdue: true,
  mails_failed: true,
} satisfies Record<keyof Today, true>) as (keyof Today)[]

export function Piles({ whose }: { whose: Scope }) {
  const { t, locale, say } = useDesk()
  const today = useQuery({ ...readToday(whose), refetchInterval: 60_000 })
  const [asked, setAsked] = useState<Asked>()
  const place = useRef<HTMLDivElement>(null)
  useFocusBack(asked !== undefined, place)
  const rowsOf = useRows(setAsked)
  const listsOf = useLists(whose)
  const { data } = today
  const full = names.filter((name) => data && data[name].count > 0)
  if (!data || (today.error && full.length === 0)) return <Pending query={today} />
  if (full.length === 0) {
    if (whose === 'mine') return <NothingMine />
    return <Empty title={t('desk.nothing')} text={t('desk.nothingText', { name: t('languages.name') })} />
  }
  const close = () => setAsked(undefined)
  return (
    <>
      <Pending query={today} />
      <div className="desk-tiles">
        <Tiles>
          {names.map((name) => {
            const { count, trend } = data[name]
            const lists = listsOf(name, data)
            return (
              <Tile
                key={name}
                label={t(`desk.${name}`)}
                value={count.toLocaleString(locale)}
                {...(count > 0 && { href: lists.length === 1 && lists[0] ? lists[0].href : `#pile-${name}` })}
                {...(trend.length > 1 && { trend, note: sayTrend(trend) })}
              />
            )
          })}
        </Tiles>
      </div>
      <div className="desk-piles desk-place" ref={place} tabIndex={-1}>
        {full.map((name) => (
          <Box key={name} id={`pile-${name}`} title={t(`desk.${name}`)}>
            <Todo items={rowsOf(name, data)} />
            {listsOf(name, data).length > 0 && (
              <JumpChips label={t('desk.listsOf', { pile: t(`desk.${name}`) })} links={listsOf(name, data)} />
            )}
          </Box>
        ))}
      </div>
      {asked?.act === 'remind' && <RemindDialog asked={asked} onClose={close} />}
      {asked?.act === 'link' && (
        <NewLinkDialog
          id={asked.id}
          kind={asked.kind}
          to={asked.name}
          onClose={close}
          onMailed={({ to }) => {
            close()
            say({ message: t('desk.newLinkMailed', { to }) })
          }}
        />
      )}
    </>
  )

  /** The change since a week ago, or since the oldest day that is known. */
  function sayTrend(trend: readonly number[]): string {
    const days = Math.min(7, trend.length - 1)
    const more = (trend.at(-1) ?? 0) - (trend.at(-1 - days) ?? 0)
    if (more === 0) return t('desk.trendSame', { count: days })
    return t(more > 0 ? 'desk.trendMore' : 'desk.trendFewer', { more: Math.abs(more), count: days })
  }
}

/** The lists that hold exactly the rows of a pile, as far as the role may open them. */
function useLists(whose: Scope) {
  const { t, href, staff } = useDesk()
  const assignee = whose === 'mine' ? 'me' : undefined
  return (name: keyof Today, data: Today) => {
    if (name in matchPiles) {
      const stage = matchPiles[name as MatchPileName]
      const list = href(withQuery(paths.adminBoard(), { stage, assignee }))
      return [{ href: list, label: t(`desk.all_${name as MatchPileName}`) }]
    }
    if (name === 'mails_failed') {
      const may = mayDo(staff.role, 'review_applications')
      return may ? [{ href: href(paths.adminOutbox()), label: t('desk.all_mails_failed') }] : []
    }
    if (name === 'messages_open') {
      const list = href(withQuery(paths.adminInbox(), { assignee }))
      return [{ href: list, label: t('desk.all_messages_open') }]
    }
    const { kinds } = data[name as PileName]
    // Lists show experts of all regions; the pile holds those of one's own.
    const region = (staff.regions ?? []).map(String) as ApplicationFilter['region']
    const regionsFor = (kind: ApplicationKind) => kind === 'expert' && region.length > 0 && { region }
    const filter = { ...piles[name as PileName], ...(whose === 'mine' && { assignee: staff.id }) }
    return applicationKinds
      .filter((kind) => kinds[kind] > 0)
      .map((kind) => ({
        href: `${href(applicationsPath(kind))}?${writeFilter({ ...filter, kind, ...regionsFor(kind) })}`,
        label: t(`desk.pileOf_${kind}`, { count: kinds[kind] }),
      }))
  }
}
