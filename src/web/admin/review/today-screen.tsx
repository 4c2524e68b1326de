import { useQuery } from '@tanstack/react-query'
import { brand } from '../../../domain/brand.ts'
import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import { paths } from '../../../domain/paths.ts'
import { type MatchPileName, matchPiles } from '../../../domain/programme/match-piles.ts'
import {
  applicationKinds,
  applicationPath,
  applicationsPath,
} from '../../../domain/review/application-screens.ts'
import { type PileName, piles } from '../../../domain/review/piles.ts'
import { type Duty, mayDo } from '../../../domain/staff/roles.ts'
import { Box } from '../../ui/box/box.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Tile, Tiles } from '../../ui/tiles/tiles.tsx'
import { Todo } from '../../ui/todo/todo.tsx'
import { sectionsFor } from '../sections.ts'
import { Pending } from './call-state.tsx'
import { readToday, type Today } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { writeFilter } from './list-address.ts'
import { Screen } from './screen.tsx'
import { sayAge } from './times.ts'

export function TodayScreen() {
  const { t, staff } = useDesk()
  return (
    <Screen title={t('admin.today')} text={t('admin.welcome', { name: staff.name })}>
      {mayDo(staff.role, 'read_applications') ? <Piles /> : <OwnSections />}
    </Screen>
  )
}

/** For roles without access to applications. */
function OwnSections() {
  const { t, href, staff } = useDesk()
  const sections = sectionsFor(staff.role).filter(({ path }) => path !== paths.admin())
  return (
    <Box id="role" title={t('admin.yourRole', { role: t(`admin.${staff.role}`) })}>
      <p>{t(`admin.${staff.role}Tasks`)}</p>
      {sections.length > 0 && (
        <JumpChips
          label={t('desk.yourSections')}
          links={sections.map(({ path, label }) => ({ href: href(path), label: t(label) }))}
        />
      )}
    </Box>
  )
}

const ofBoard = <Name extends MatchPileName>(name: Name) =>
  ({
    page: `${paths.adminMatches()}?stage=${matchPiles[name]}`,
    duty: 'read_applications',
    label: `desk.all_${name}`,
  }) as const

/** Piles that have a page of their own. */
const pages = {
  choices_to_confirm: ofBoard('choices_to_confirm'),
  reports_overdue: ofBoard('reports_overdue'),
  reports_submitted: ofBoard('reports_submitted'),
  mails_failed: { page: paths.adminOutbox(), duty: 'review_applications', label: 'desk.all_mails_failed' },
  messages_open: { page: paths.adminInbox(), duty: 'read_applications', label: 'desk.all_messages_open' },
} as const satisfies Record<Exclude<keyof Today, PileName>, { page: string; duty: Duty; label: MessageKey }>

const names = [...Object.keys(piles), ...Object.keys(pages)] as (keyof Today)[]

function Piles() {
  const { t, locale, href, staff } = useDesk()
  const today = useQuery({ ...readToday, refetchInterval: 60_000 })
  const { data } = today
  const full = names.filter((name) => data && data[name].count > 0)
  if (!data || (today.error && full.length === 0)) return <Pending query={today} />
  if (full.length === 0) {
    return <Empty title={t('desk.nothing')} text={t('desk.nothingText', { name: brand.name })} />
  }
  return (
    <>
      <Pending query={today} />
      <div className="desk-tiles">
        <Tiles>
          {names.map((name) => (
            <Tile key={name} label={t(`desk.${name}`)} value={data[name].count.toLocaleString(locale)} />
          ))}
        </Tiles>
      </div>
      <div className="desk-piles">
        {full.map((name) => (
          <Box key={name} id={`pile-${name}`} title={t(`desk.${name}`)}>
            <Todo items={data[name].items.map((item) => ({ id: item.id, ...sayItem(item) }))} />
            {listsOf(name).length > 0 && (
              <JumpChips label={t('desk.listsOf', { pile: t(`desk.${name}`) })} links={listsOf(name)} />
            )}
          </Box>
        ))}
      </div>
    </>
  )

  function listsOf(name: keyof Today) {
    if (name in pages) {
      const { page, duty, label } = pages[name as keyof typeof pages]
      return mayDo(staff.role, duty) ? [{ href: href(page), label: t(label) }] : []
    }
    const pile = data?.[name as PileName]
    return applicationKinds
      .filter((kind) => (pile?.kinds[kind] ?? 0) > 0)
      .map((kind) => ({
        href: `${href(applicationsPath(kind))}?${writeFilter({ ...piles[name as PileName], kind })}`,
        label: t(`desk.pileOf_${kind}`, { count: pile?.kinds[kind] ?? 0 }),
      }))
  }

  function sayItem(item: Today[keyof Today]['items'][number]) {
    const note = sayAge(item.since, locale)
    if ('reference' in item) {
      const label = item.name || item.reference
      return { label, note: `${item.reference} · ${note}`, href: href(applicationPath(item.kind, item.id)) }
    }
    if ('match_id' in item) {
      const { hospital, expert, report, match_id } = item
      const label = t('desk.matchOf', { hospital, expert })
      const about = report ? `${t(`collaboration.${report}`)} · ${note}` : note
      return { label, note: about, href: href(paths.adminMatch(match_id)) }
    }
    if ('recipient' in item) {
      const label = t('desk.mailTo', { to: item.recipient, subject: item.subject })
      const mayOpen = mayDo(staff.role, pages.mails_failed.duty)
      return { label, note, ...(mayOpen && { href: href(paths.adminMail(item.id)) }) }
    }
    return { label: item.name, note, href: href(paths.adminMessage(item.id)) }
  }
}
