import { useEffect, useRef, useState } from 'react'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { paths } from '../../../domain/paths.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import { ApplicationRows } from './application-rows.tsx'
import { useColumns } from './chosen-columns.ts'
import { ColumnChoice } from './column-choice.tsx'
import { useDesk } from './desk-context.ts'
import { ExportDialog } from './export/export-dialog.tsx'
import { useKeys } from './keys.ts'
import { KeysButton, KeysDialog } from './keys-dialog.tsx'
import { lastOpened } from './last-opened.ts'
import { isNarrowed } from './list-address.ts'
import { Screen } from './screen.tsx'
import { Trouble } from './trouble.tsx'
import { useApplicationList } from './use-application-list.ts'
import { useFocusBack } from './use-focus-back.ts'

/** All applications of a kind: searched, narrowed, sorted and page by page, as the address says. */
export function ApplicationsScreen({ kind }: { kind: ApplicationKind }) {
  const { t, href, staff } = useDesk()
  const list = useApplicationList(kind)
  const { filter, rows, total, error } = list
  const [columns, chooseColumns] = useColumns()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [isKeysOpen, setKeysOpen] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const exportButton = useRef<HTMLButtonElement>(null)
  useFocusBack(isExporting, exportButton)
  const mayMove = mayDo(staff.role, 'review_applications')
  useKeys({
    '/': () => document.getElementById('search')?.focus(),
    '?': () => setKeysOpen(true),
  })
  const isShown = rows !== undefined
  useEffect(() => {
    if (!isShown || !lastOpened.isBack) return
    lastOpened.isBack = false
    document.querySelector<HTMLElement>('.desk-list tr[data-selected] th a')?.focus()
  }, [isShown])

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
              href={`${href(paths.adminOnBehalf())}?kind=${kind}`}
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
      <ApplicationFilters filter={filter} onNarrow={list.narrow} onClear={list.clear}>
        <ColumnChoice chosen={columns} onChoose={chooseColumns} />
      </ApplicationFilters>
      {error && <Trouble error={error} onRetry={list.refetch} />}
      {!rows ? (
        !error && <Skeleton label={t('desk.loading')} />
      ) : rows.length === 0 ? (
        <Empty title={t('desk.none')} text={t(isNarrowed(filter) ? 'desk.noneNarrowed' : 'desk.noneYet')}>
          {isNarrowed(filter) && (
            <Button variant="secondary" small onClick={list.clear}>
              {t('desk.clearFilters')}
            </Button>
          )}
        </Empty>
      ) : (
        <ApplicationRows
          list={list}
          rows={rows}
          columns={columns}
          mayMove={mayMove}
          picked={picked}
          onPick={setPicked}
        />
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
