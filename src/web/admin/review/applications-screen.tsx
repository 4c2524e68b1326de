import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { paths } from '../../../domain/paths.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { DataTable, toggled } from '../../ui/data-table/data-table.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { applicationColumns } from './application-columns.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import { readList } from './calls.ts'
import { useColumns } from './chosen-columns.ts'
import { ColumnChoice } from './column-choice.tsx'
import { useDesk } from './desk-context.ts'
import { ExportDialog } from './export/export-dialog.tsx'
import { step, useKeys } from './keys.ts'
import { KeysButton, KeysDialog } from './keys-dialog.tsx'
import { lastOpened } from './last-opened.ts'
import { isNarrowed, nextSort, readFilter, whole, writeFilter } from './list-address.ts'
import { Screen } from './screen.tsx'
import { Together } from './together/together.tsx'
import { Trouble } from './trouble.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** All applications of a kind: searched, narrowed, sorted and page by page, as the address says. */
export function ApplicationsScreen({ kind }: { kind: ApplicationKind }) {
  const desk = useDesk()
  const { t, locale } = desk
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const trail: readonly string[] = useLocation().state?.trail ?? []
  const filter = readFilter(kind, address)
  const cursor = address.get('cursor') ?? undefined
  const search = writeFilter(filter).toString()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...readList(filter, cursor),
    placeholderData: keepPreviousData,
  })
  // The first page alone is counted; the next ones belong to it.
  const { data: firstPage } = useQuery({ ...readList(filter, undefined), enabled: cursor === undefined })
  const [columns, chooseColumns] = useColumns()
  const [isKeysOpen, setKeysOpen] = useState(false)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [isExporting, setExporting] = useState(false)
  const exportButton = useRef<HTMLButtonElement>(null)
  useFocusBack(isExporting, exportButton)
  const mayMove = mayDo(desk.staff.role, 'review_applications')
  const table = useRef<HTMLDivElement>(null)
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]

  const narrow = (next: Partial<ApplicationFilter>, how = { replace: false }) =>
    setAddress(writeFilter({ ...filter, ...next }), how)
  const clear = () => setAddress(writeFilter(whole(filter)))
  const turn = (to: string | null, next: readonly string[]) => {
    const query = writeFilter(filter)
    if (to) query.set('cursor', to)
    navigate({ search: query.toString() }, { state: { trail: next } })
  }
  const at = () => data?.rows.findIndex(({ id }) => id === lastOpened.id) ?? -1
  useKeys({
    j: () => step(links(), 1, at()),
    k: () => step(links(), -1, at()),
    x: () => {
      const row = data?.rows[links().indexOf(document.activeElement as HTMLElement)]
      if (row && mayMove) setPicked(toggled(picked, row.id))
    },
    '/': () => document.getElementById('search')?.focus(),
    '?': () => setKeysOpen(true),
  })
  const isShown = data !== undefined
  useEffect(() => {
    if (!isShown || !lastOpened.isBack) return
    lastOpened.isBack = false
    table.current?.querySelector<HTMLElement>('tr[data-selected] th a')?.focus()
  }, [isShown])

  const total = firstPage?.total
  const count = total ? t(total.isExact ? 'desk.count' : 'desk.countMore', { count: total.count }) : undefined
  return (
    <Screen
      title={t(`desk.title_${kind}`)}
      text={count}
      actions={
        <div className="row gap-2">
          <KeysButton onClick={() => setKeysOpen(true)} />
          {mayMove && (
            <LinkButton
              variant="secondary"
              small
              icon="plus"
              href={`${desk.href(paths.adminOnBehalf())}?kind=${kind}`}
            >
              {t('desk.enter')}
            </LinkButton>
          )}
          <Button ref={exportButton} variant="secondary" small icon="file" onClick={() => setExporting(true)}>
            {t('desk.export')}
          </Button>
        </div>
      }
    >
      <p role="status" className="vh">
        {count}
      </p>
      <ApplicationFilters filter={filter} onNarrow={narrow} onClear={clear}>
        <ColumnChoice chosen={columns} onChoose={chooseColumns} />
      </ApplicationFilters>
      {error && <Trouble error={error} onRetry={refetch} />}
      {!data ? (
        !error && <Skeleton label={t('desk.loading')} />
      ) : data.rows.length === 0 ? (
        <Empty title={t('desk.none')} text={t(isNarrowed(filter) ? 'desk.noneNarrowed' : 'desk.noneYet')}>
          {isNarrowed(filter) && (
            <Button variant="secondary" small onClick={clear}>
              {t('desk.clearFilters')}
            </Button>
          )}
        </Empty>
      ) : (
        <>
          <Together
            rows={data.rows.filter(({ id }) => picked.includes(id))}
            kind={kind}
            onDone={() => setPicked([])}
          />
          <div ref={table} aria-busy={isPlaceholderData || undefined} className="desk-list">
            <DataTable
              caption={t(`desk.title_${kind}`)}
              columns={applicationColumns({ desk, kind, chosen: columns, search: search && `?${search}` })}
              rows={data.rows}
              keyOf={({ id }) => id}
              selected={lastOpened.id}
              sort={{
                column: filter.sort.replace('-', ''),
                direction: filter.sort.startsWith('-') ? 'descending' : 'ascending',
              }}
              picking={
                mayMove
                  ? {
                      picked,
                      onPick: setPicked,
                      labelOf: ({ name, reference }) => t('desk.pick', { name: name || reference }),
                      labelOfAll: t('desk.pickAll'),
                    }
                  : undefined
              }
              onSort={(column) => narrow({ sort: nextSort(filter.sort, column) })}
            />
          </div>
          <Pager
            label={t('desk.pages')}
            text={t('desk.shown', { count: data.rows.length.toLocaleString(locale) })}
            previous={{
              label: t('desk.previousPage'),
              onClick: cursor ? () => turn(trail.at(-2) ?? null, trail.slice(0, -1)) : undefined,
            }}
            next={{
              label: t('desk.nextPage'),
              onClick: data.cursor ? () => turn(data.cursor, [...trail, data.cursor ?? '']) : undefined,
            }}
          />
        </>
      )}
      {isExporting && (
        <ExportDialog filter={filter} shown={columns} count={count} onClose={() => setExporting(false)} />
      )}
      <KeysDialog
        keys={['j', 'k', 'Enter', ...(mayMove ? (['x'] as const) : []), '/', '?']}
        open={isKeysOpen}
        onClose={() => setKeysOpen(false)}
      />
    </Screen>
  )
}
