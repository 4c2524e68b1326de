import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { paths } from '../../../domain/paths.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { ApplicationRows } from './application-rows.tsx'
import { Pending } from './call-state.tsx'
import { useDesk } from './desk-context.ts'
import { ListExport } from './export/list-export.tsx'
import { KeysHelp, lastOpened, useFocusBack, useKeys } from './keys.tsx'
import { ApplicationFilters } from './list/application-filters.tsx'
import { DisplayMenu } from './list/display-menu.tsx'
import { StatusChips } from './list/status-chips.tsx'
import { useDisplay } from './list/use-display.ts'
import { ViewsMenu } from './list/views-menu.tsx'
import { isNarrowed, writeFilter } from './list-address.ts'
import { Screen } from './screen.tsx'
import { Together } from './together.tsx'
import { type ApplicationList, useApplicationList } from './use-application-list.ts'

export function ApplicationsScreen({ kind }: { kind: ApplicationKind }) {
  const { t, staff } = useDesk()
  const list = useApplicationList(kind)
  const { rows, total } = list
  const display = useDisplay(list.look, list.setLook)
  const { columns, density } = display
  const [picked, setPicked] = useState<readonly string[]>([])
  const [isExporting, setExporting] = useState(false)
  const exportButton = useRef<HTMLButtonElement>(null)
  useFocusBack(isExporting, exportButton)
  const mayMove = mayDo(staff.role, 'review_applications')
  const count = total ? t(total.isExact ? 'desk.count' : 'desk.countMore', { count: total.count }) : undefined
  useKeys({ search: () => document.getElementById('search')?.focus() })
  useFocusOnReturn(rows !== undefined)
  return (
    <Screen
      title={t(`desk.title_${kind}`)}
      text={count}
      actions={
        <HeadActions kind={kind} mayMove={mayMove}>
          {mayMove && <MailGroup filter={list.filter} />}
          <ViewsMenu list={list} display={display} />
          <span className="desk-wide">
            <DisplayMenu {...display} />
          </span>
          {mayDo(staff.role, 'export_data') && (
            <Button
              ref={exportButton}
              variant="secondary"
              small
              icon="file"
              onClick={() => setExporting(true)}
            >
              {t('desk.export')}
            </Button>
          )}
        </HeadActions>
      }
    >
      <p role="status" className="vh">
        {count}
      </p>
      <div className="desk-narrowing stack gap-3">
        <StatusChips list={list} />
        <ApplicationFilters list={list} />
      </div>
      <Pending query={{ ...list, data: rows }} />
      {rows && (
        <Together
          rows={rows.filter(({ id }) => picked.includes(id))}
          filter={list.filter}
          columns={columns}
          onDone={() => setPicked([])}
        />
      )}
      {rows?.length === 0 && <NoRows list={list} />}
      {rows && rows.length > 0 && (
        <ApplicationRows {...{ list, rows, columns, density, mayMove, picked }} onPick={setPicked} />
      )}
      {isExporting && <ListExport list={list} shown={columns} onClose={() => setExporting(false)} />}
    </Screen>
  )
}

/** Focuses the row of an application after the return from it. */
function useFocusOnReturn(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !lastOpened.isBack) return
    lastOpened.isBack = false
    document.querySelector<HTMLElement>('.desk-list tr[data-selected] th a')?.focus()
  }, [isShown])
}

type HeadProps = { kind: ApplicationKind; mayMove: boolean; children: ReactNode }

function HeadActions({ kind, mayMove, children }: HeadProps) {
  const { t, href } = useDesk()
  const entry = `${href(paths.adminOnBehalf())}?kind=${kind}`
  return (
    <div className="row gap-2">
      <KeysHelp acts={['next', 'previous', 'open', ...(mayMove ? (['pick'] as const) : []), 'search']} />
      {mayMove && (
        <LinkButton variant="secondary" small icon="plus" href={entry}>
          {t('desk.enter')}
        </LinkButton>
      )}
      {children}
    </div>
  )
}

/** Leads to the page that mails everybody in the filtered list. */
function MailGroup({ filter }: { filter: ApplicationFilter }) {
  const { t, href } = useDesk()
  const address = writeFilter(filter)
  address.set('kind', filter.kind)
  return (
    <LinkButton variant="secondary" small icon="send" href={`${href(paths.adminGroupMail())}?${address}`}>
      {t('desk.mailGroup')}
    </LinkButton>
  )
}

function NoRows({ list: { filter, clear } }: { list: ApplicationList }) {
  const { t } = useDesk()
  const isFiltered = isNarrowed(filter)
  return (
    <Empty title={t('desk.none')} text={t(isFiltered ? 'desk.noneNarrowed' : 'desk.noneYet')}>
      {isFiltered && (
        <Button variant="secondary" small onClick={clear}>
          {t('desk.clearFilters')}
        </Button>
      )}
    </Empty>
  )
}
