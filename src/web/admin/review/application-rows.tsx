import { useRef } from 'react'
import { DataTable, toggled } from '../../ui/data-table/data-table.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { applicationColumns } from './application-columns.tsx'
import type { ApplicationRow } from './calls.ts'
import type { ColumnName } from './chosen-columns.ts'
import { useDesk } from './desk-context.ts'
import { step, useKeys } from './keys.ts'
import { lastOpened } from './last-opened.ts'
import { nextSort, writeFilter } from './list-address.ts'
import { Together } from './together/together.tsx'
import type { ApplicationList } from './use-application-list.ts'

type Props = {
  list: ApplicationList
  rows: readonly ApplicationRow[]
  columns: readonly ColumnName[]
  mayMove: boolean
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
}

/** One page of a list: walked through and picked from by keyboard, too. */
export function ApplicationRows({ list, rows, columns, mayMove, picked, onPick }: Props) {
  const desk = useDesk()
  const { t, locale } = desk
  const { filter } = list
  const { kind, sort } = filter
  const search = writeFilter(filter).toString()
  const table = useRef<HTMLDivElement>(null)
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
  const lastAt = () => rows.findIndex(({ id }) => id === lastOpened.id)
  useKeys({
    j: () => step(links(), 1, lastAt()),
    k: () => step(links(), -1, lastAt()),
    x: () => {
      const row = rows[links().indexOf(document.activeElement as HTMLElement)]
      if (row && mayMove) onPick(toggled(picked, row.id))
    },
  })
  return (
    <>
      <Together rows={rows.filter(({ id }) => picked.includes(id))} kind={kind} onDone={() => onPick([])} />
      <div ref={table} aria-busy={list.isStale || undefined} className="desk-list">
        <DataTable
          caption={t(`desk.title_${kind}`)}
          columns={applicationColumns({ desk, kind, chosen: columns, search: search && `?${search}` })}
          rows={rows}
          keyOf={({ id }) => id}
          selected={lastOpened.id}
          sort={{
            column: sort.replace('-', ''),
            direction: sort.startsWith('-') ? 'descending' : 'ascending',
          }}
          picking={
            mayMove
              ? {
                  picked,
                  onPick,
                  labelOf: ({ name, reference }) => t('desk.pick', { name: name || reference }),
                  labelOfAll: t('desk.pickAll'),
                }
              : undefined
          }
          onSort={(column) => list.narrow({ sort: nextSort(sort, column) })}
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
