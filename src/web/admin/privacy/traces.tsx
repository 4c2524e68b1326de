import { referenceOf } from '../../../domain/applications/reference.ts'
import { paths } from '../../../domain/paths.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { Found } from '../../../services/privacy/find-person.ts'
import type { PageContext } from '../../page.ts'
import { type Column, DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { editPath } from '../content/editor.ts'
import { sayDay } from '../moment.tsx'

export type Trace = Found['traces'][number]

type Context = Pick<PageContext, 't' | 'href' | 'locale'>

/** Groups rows of a table by their root; a row without an end of its own ends with its root. */
export type Line = Trace & { count: number }

export function linesOf(traces: readonly Trace[]): Line[] {
  const ends = new Map(traces.map(({ table, id, until }) => [`${table}:${id}`, until]))
  const lines = new Map<string, Line>()
  for (const trace of traces) {
    const { table, id, root, since } = trace
    const key = root === null || root === `${table}:${id}` ? `${table}:${id}` : `${table} of ${root}`
    const line = lines.get(key)
    if (line) lines.set(key, { ...line, count: line.count + 1, since: earlier(line.since, since) })
    else lines.set(key, { ...trace, until: trace.until ?? ends.get(root ?? '') ?? null, count: 1 })
  }
  return [...lines.values()]
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** An address of the team can have many mails. */
const mostLines = 200

/** The records of a person; `shows` adds the address, or leaves out the end of storage. */
export function Traces({
  caption,
  lines,
  shows,
  ...context
}: Context & { caption: string; lines: readonly Line[]; shows?: 'address' | 'since' }) {
  const { t, href, locale } = context
  const address: Column<Line> = {
    id: 'address',
    label: t('privacy.address'),
    cell: ({ address: whose }) => whose && <a href={href(personPath(whose))}>{whose}</a>,
  }
  const until: Column<Line> = {
    id: 'until',
    label: t('privacy.until'),
    kind: 'number',
    cell: (line) => (line.until ? sayDay(line.until, locale, 'medium') : t('privacy.untilErased')),
  }
  return (
    <div className="held">
      <DataTable
        caption={caption}
        rows={lines.slice(0, mostLines)}
        keyOf={({ table, id }) => `${table} ${id}`}
        columns={[
          { id: 'place', label: t('privacy.place'), cell: (line) => <Place {...context} line={line} /> },
          ...(shows === 'address' ? [address] : []),
          {
            id: 'since',
            label: t('privacy.since'),
            kind: 'number',
            cell: ({ since }) => sayDay(since, locale, 'medium'),
          },
          ...(shows === 'since' ? [] : [until]),
        ]}
      />
      {lines.length > mostLines && (
        <p className="muted">{t('privacy.andMore', { count: lines.length - mostLines })}</p>
      )}
    </div>
  )
}

export function Place({ line, ...context }: Context & { line: Line }) {
  const { href } = context
  const [title, path] = [titleOf(line, context), pathOf(line)]
  const name = line.count === 1 && line.table !== 'consent' ? line.name : undefined
  if (path) return <RowTitle href={href(path)} title={title} text={name} />
  return (
    <>
      {title}
      {name && <small>{name}</small>}
    </>
  )
}

export function titleOf({ table, application, count }: Line, { t }: Pick<Context, 't'>): string {
  const what = t(`privacy.place_${table}`, { count })
  const reference = application && referenceOf(application.kind, application.number)
  if (table === 'application') return reference ? `${what} ${reference}` : what
  return reference ? t('privacy.of', { what, reference }) : what
}

const pages: Partial<Record<Trace['table'], (id: string) => string>> = {
  contact_message: paths.adminMessage,
  mail: paths.adminMail,
  staff_user: paths.adminUser,
  staff_link: paths.adminUsers,
  profile: (id) => editPath('profile', id),
  member: (id) => editPath('member', id),
  partner: (id) => editPath('partner', id),
  story: (id) => editPath('story', id),
  news_item: (id) => editPath('news', id),
}

const pathOf = ({ table, id, application }: Trace) =>
  application ? applicationPath(application.kind, application.id) : pages[table]?.(id)

export const personPath = (email: string) => `${paths.adminPerson()}?${new URLSearchParams({ email })}`
export const erasePath = (email: string) => `${paths.adminErase()}?${new URLSearchParams({ email })}`
