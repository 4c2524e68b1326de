import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { type Column, DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Moment } from '../moment.tsx'
import { withQuery } from '../with-query.ts'
import { type BoardData, hrefOf, type Shown, type StageList, sayNote } from './board-data.ts'

export function StageTable({ list, ...context }: PageContext<BoardData> & { list: StageList }) {
  const { t, href, path, locale, data } = context
  const { stage, rows, cursor } = list
  const { cursor: before, ...filter } = data.query
  const page = href(path)
  const columns: (Column<Shown> | false)[] = [
    {
      id: 'request',
      label: t('board.request'),
      cell: (ticket) => (
        <RowTitle
          href={href(hrefOf(stage, ticket))}
          title={ticket.hospital}
          narrowText={ticket.expert ?? undefined}
        />
      ),
    },
    rows.some(({ expert }) => expert) && {
      id: 'expert',
      label: t('board.expert'),
      kind: 'wide',
      cell: ({ expert }) => expert,
    },
    rows.some(({ report }) => report) && {
      id: 'report',
      label: t('board.report'),
      cell: ({ report }) => report && t(`collaboration.${report}`),
    },
    { id: 'country', label: t('board.country'), kind: 'wide', cell: ({ country }) => country },
    {
      id: 'since',
      label: t('board.since'),
      cell: (ticket) =>
        ticket.late ? (
          <Badge tone="danger" icon="clock">
            {sayNote(context, stage, ticket)}
          </Badge>
        ) : (
          <Moment at={ticket.since} locale={locale} />
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
