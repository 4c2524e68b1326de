import { useRef } from 'react'
import { countries, flagPath } from '../../../domain/lists/countries.ts'
import { languages, OTHER_LANGUAGE } from '../../../domain/lists/languages.ts'
import { findItem, type List } from '../../../domain/lists/list.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import { areasOf } from '../../../domain/review/areas-of.ts'
import type { ColumnName, Density } from '../../../domain/review/list-columns.ts'
import { type Column, DataTable, RowTitle, toggled } from '../../ui/data-table/data-table.tsx'
import { Flag } from '../../ui/flag/flag.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import type { ApplicationRow } from './calls.ts'
import { type DeskContext, useDesk } from './desk-context.ts'
import { lastOpened, step, useKeys } from './keys.tsx'
import { nameSort, nextSort } from './list-address.ts'
import { StatusBadge } from './status-badge.tsx'
import { sayAge, sayDay } from './times.ts'
import type { ApplicationList } from './use-application-list.ts'

type Props = {
  list: ApplicationList
  rows: readonly ApplicationRow[]
  columns: readonly ColumnName[]
  density: Density
  mayMove: boolean
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
}

/** One page of a list, which can be walked through and picked from by keyboard, too. */
export function ApplicationRows({ list, rows, columns, density, mayMove, picked, onPick }: Props) {
  const desk = useDesk()
  const { t, locale } = desk
  const { filter } = list
  const { kind, sort } = filter
  const table = useRef<HTMLDivElement>(null)
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
  const lastAt = () => rows.findIndex(({ id }) => id === lastOpened.id)
  useKeys({
    next: () => step(links(), 1, lastAt()),
    previous: () => step(links(), -1, lastAt()),
    pick: () => {
      const row = rows[links().indexOf(document.activeElement as HTMLElement)]
      if (row && mayMove) onPick(toggled(picked, row.id))
    },
  })
  const picking = {
    picked,
    onPick,
    labelOf: ({ name, reference }: ApplicationRow) => t('desk.pick', { name: name || reference }),
    labelOfAll: t('desk.pickAll'),
  }
  return (
    <>
      <div ref={table} aria-busy={list.isStale || undefined} className="desk-list" data-density={density}>
        <DataTable
          caption={t(`desk.title_${kind}`)}
          columns={columnsOf(desk, filter, columns, list.query)}
          rows={rows}
          keyOf={({ id }) => id}
          selected={lastOpened.id}
          sort={{
            column: /name|family/.test(sort) ? 'name' : sort.replace('-', ''),
            direction: sort.startsWith('-') ? 'descending' : 'ascending',
          }}
          picking={mayMove ? picking : undefined}
          onSort={(column) =>
            list.narrow({ sort: nextSort(sort, column === 'name' ? nameSort(kind) : column) })
          }
        />
      </div>
      <Pager
        label={t('desk.pages')}
        text={t('desk.shown', { count: rows.length.toLocaleString(locale) })}
        previous={{ label: t('desk.previousPage'), onClick: list.openPrevious }}
        next={{ label: t('desk.nextPage'), onClick: list.openNext }}
      />
    </>
  )
}

/** The name that opens an application, with the filter in its address, and the chosen columns. */
function columnsOf(
  { t, locale, href }: DeskContext,
  { kind, ...filter }: ApplicationFilter,
  chosen: readonly ColumnName[],
  query: string,
): Column<ApplicationRow>[] {
  const all: Record<ColumnName, Omit<Column<ApplicationRow>, 'id' | 'label'>> = {
    reference: { kind: 'wide', cell: ({ reference }) => reference },
    email: { kind: 'wide', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    institution: { kind: 'wide', cell: ({ institution }) => institution },
    region: { kind: 'wide', cell: ({ country }) => country && regionOf(country) },
    country: { kind: 'wide', cell: ({ country }) => country && <Country name={country} /> },
    areas: { kind: 'wide', cell: ({ areas }) => labels(areasOf(kind), areas) },
    languages: { kind: 'wide', cell: spoken },
    locale: { kind: 'wide', cell: (row) => nameOfLocale(row.locale) },
    status: { cell: ({ status }) => <StatusBadge status={status} /> },
    assignee: { kind: 'wide', cell: ({ assignee_name }) => assignee_name },
    tags: { kind: 'wide', cell: ({ tags }) => tags.join(', ') },
    submitted: { kind: 'number', sortable: true, cell: (row) => time(row.submitted_at) },
    updated: { kind: 'number', sortable: true, cell: (row) => time(row.updated_at) },
  }
  return [
    {
      id: 'name',
      label: t('desk.column_name'),
      sortable: true,
      cell: (row) => (
        <RowTitle
          href={href(applicationPath(kind, row.id)) + query}
          title={(/family/.test(filter.sort) ? familyFirst(row) : row.name) || row.reference}
          text={row.institution ?? row.city ?? ''}
          narrowText={row.country ? `${row.country}.` : undefined}
        />
      ),
    },
    ...chosen.map((id) => ({ id, label: t(`desk.column_${id}`), ...all[id] })),
  ]

  function regionOf(name: string): string | undefined {
    const item = findItem(regions, countries.find(({ label }) => label === name)?.region)
    return item && t(item.label)
  }

  function labels(list: List, ids: readonly string[]): string {
    return ids
      .map((id) => findItem(list, id))
      .flatMap((item) => (item ? [t(item.label)] : []))
      .join(', ')
  }

  function spoken({ languages: ids, other_language: other }: ApplicationRow): string {
    const listed = ids.filter((id) => !other || id !== String(OTHER_LANGUAGE))
    return [labels(languages, listed), other].filter(Boolean).join(', ')
  }

  function time(at: string) {
    return (
      <time dateTime={at} title={sayDay(at, locale)}>
        {sayAge(at, locale)}
      </time>
    )
  }
}

/** 'Owusu, Ama': as the list is sorted. */
function familyFirst({ name, family_name: family }: ApplicationRow): string {
  const given = family && name.endsWith(family) ? name.slice(0, -family.length).trim() : ''
  return given ? `${family}, ${given}` : name
}

function Country({ name }: { name: string }) {
  const code = countries.find(({ label }) => label === name)?.code
  return (
    <span className="desk-country">
      {code && <Flag src={flagPath(code)} />}
      {name}
    </span>
  )
}
