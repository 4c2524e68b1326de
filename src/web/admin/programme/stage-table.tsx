import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { type Column, DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { withQuery } from '../filters/with-query.ts'
import { Moment } from '../moment.tsx'
import { type BoardData, hrefOf, type Shown, type StageList } from './board-data.ts'
import { deadlineNotes, Experts, sayNext } from './request-ticket.tsx'

export function StageTable({ list, ...context }: PageContext<BoardData> & { list: StageList }) {
  const { t, href, path, locale, registry, data } = context
  const { rows, cursor } = list
  const { cursor: before, ...filter } = data.query
  const page = href(path)
  const columns: (Column<Shown> | false)[] = [
    {
      id: 'request',
      label: t('board.request'),
      cell: (ticket) => (
        <RowTitle
          href={href(hrefOf(ticket))}
          title={ticket.hospital}
          narrowText={ticket.expert ?? undefined}
        />
      ),
    },
    rows.some(({ expert }) => expert)
      ? { id: 'expert', label: t('board.expert'), kind: 'wide', cell: ({ expert }) => expert }
      : {
          id: 'experts',
          label: t('board.experts'),
          kind: 'wide',
          cell: (ticket) => <Experts {...{ t, href, registry, ticket }} />,
        },
    rows.some(({ report }) => report) && {
      id: 'report',
      label: t('board.report'),
      cell: ({ report }) => report && t(`collaboration.${report}`),
    },
    { id: 'country', label: t('board.country'), kind: 'wide', cell: ({ country }) => country },
    {
      id: 'next',
      label: t('board.nextColumn'),
      kind: 'wide',
      cell: (ticket) => sayNext({ t, locale, ticket }),
    },
    {
      id: 'since',
      label: t('board.since'),
      cell: (ticket) => (
        <>
          <Moment at={ticket.since} locale={locale} />
          {deadlineNotes({ t, locale, ticket }).map(({ text, late }) => (
            <div key={text}>
              <Badge tone={late ? 'danger' : 'neutral'} icon="clock">
                {text}
              </Badge>
            </div>
          ))}
        </>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption={t('board.list')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns.filter((column) => column !== false)}
      />
      {(before || cursor) && (
        <Pager
          label={t('admin.pagesOfList')}
          text={t('board.shown', { count: rows.length })}
          previous={{ label: t('board.first'), href: before && withQuery(page, filter) }}
          next={{
            label: t('admin.nextPage'),
            href: cursor ? withQuery(page, { ...filter, cursor }) : undefined,
          }}
        />
      )}
    </>
  )
}
