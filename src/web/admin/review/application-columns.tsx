import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { countries, flagPath } from '../../../domain/lists/countries.ts'
import { fieldsOfExpertise } from '../../../domain/lists/expertise.ts'
import { languages } from '../../../domain/lists/languages.ts'
import { findItem, type List } from '../../../domain/lists/list.ts'
import { specialties } from '../../../domain/lists/specialties.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import { type Column, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Flag } from '../../ui/flag/flag.tsx'
import type { ApplicationRow } from './calls.ts'
import type { ColumnName } from './chosen-columns.ts'
import type { DeskContext } from './desk-context.ts'
import { StatusBadge } from './status-badge.tsx'
import { sayAge, sayDay } from './times.ts'

/** What the areas of an application are chosen from. */
export const areasOf = (kind: ApplicationKind): List => (kind === 'expert' ? specialties : fieldsOfExpertise)

type Props = { desk: DeskContext; kind: ApplicationKind; chosen: readonly ColumnName[]; search: string }

/** The name that opens an application, with the filter in its address, and the chosen columns. */
export function applicationColumns({ desk, kind, chosen, search }: Props): Column<ApplicationRow>[] {
  const { t, locale, href } = desk
  const all: Record<ColumnName, Omit<Column<ApplicationRow>, 'id' | 'label'>> = {
    reference: { kind: 'wide', cell: ({ reference }) => reference },
    country: { kind: 'wide', cell: ({ country }) => country && <Country name={country} /> },
    areas: { kind: 'wide', cell: ({ areas }) => labels(areasOf(kind), areas) },
    languages: { kind: 'wide', cell: (row) => labels(languages, row.languages) },
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
      cell: ({ id, name, reference, country, institution, city }) => (
        <RowTitle
          href={href(applicationPath(kind, id)) + search}
          title={name || reference}
          text={institution ?? city ?? ''}
          narrowText={country ? `${country}.` : undefined}
        />
      ),
    },
    ...chosen.map((id) => ({ id, label: t(`desk.column_${id}`), ...all[id] })),
  ]

  function labels(list: List, ids: readonly string[]): string {
    return ids
      .map((id) => findItem(list, id))
      .flatMap((item) => (item ? [t(item.label)] : []))
      .join(', ')
  }

  function time(at: string) {
    return (
      <time dateTime={at} title={sayDay(at, locale)}>
        {sayAge(at, locale)}
      </time>
    )
  }
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
