import { type ReactNode, useEffect, useRef } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { Pager } from '../../../ui/pager/pager.tsx'
import { Pending } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import { useKeys } from '../keys.tsx'
import { SearchField } from '../list/filter-controls.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { sayAge } from '../times.ts'
import { type ApplicationList, useApplicationList } from '../use-application-list.ts'
import { useWide } from './use-wide.ts'

type Props = { kind: ApplicationKind; id: string }

/** An application, on wide screens with its list beside it. */
export function BesideList({ kind, id, children }: Props & { children: ReactNode }) {
  if (!useWide()) return children
  return (
    <div className="desk-split">
      <ListPane kind={kind} id={id} />
      <div id="record" tabIndex={-1} className="desk-place">
        {children}
      </div>
    </div>
  )
}

/** The list beside the open application; the address contains both. */
function ListPane({ kind, id }: Props) {
  const { t, locale, href } = useDesk()
  const list = useApplicationList(kind)
  const { rows, total, filter, narrow, query } = list
  const place = useRef<HTMLOListElement>(null)
  useKeys({ search: () => document.getElementById('search')?.focus() })
  useFollowing(list, id)
  useEffect(() => {
    if (rows?.some((row) => row.id === id)) showCurrent(place.current)
  }, [rows, id])
  return (
    <nav className="desk-pane" aria-label={t(`desk.title_${kind}`)}>
      <a className="skip" href="#record">
        {t('desk.skipList')}
      </a>
      <div className="desk-pane__head">
        <SearchField
          value={filter.search ?? ''}
          onPause={(search) => narrow({ search: search || undefined }, { replace: true })}
        />
        {total && (
          <p role="status" className="muted">
            {t(total.isExact ? 'desk.count' : 'desk.countMore', { count: total.count })}
          </p>
        )}
      </div>
      <Pending query={{ ...list, data: rows }} />
      {rows?.length === 0 && <p className="desk-pane__none">{t('desk.none')}</p>}
      <ol ref={place} aria-busy={list.isStale || undefined}>
        {rows?.map((row) => (
          <li key={row.id}>
            <a href={href(applicationPath(kind, row.id)) + query} aria-current={row.id === id || undefined}>
              <span>
                <strong>{row.name || row.reference}</strong>{' '}
                <time dateTime={row.submitted_at}>{sayAge(row.submitted_at, locale)}</time>
              </span>{' '}
              <span>
                <small>{row.institution ?? row.city}</small> <StatusBadge status={row.status} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      {rows && (list.openPrevious || list.openNext) && (
        <Pager
          label={t('desk.pages')}
          text=""
          previous={{ label: t('desk.previousPage'), onClick: list.openPrevious }}
          next={{ label: t('desk.nextPage'), onClick: list.openNext }}
        />
      )}
    </nav>
  )
}

/** Scrolls the pane alone: the application keeps its place. */
function showCurrent(pane: HTMLElement | null): void {
  const row = pane?.querySelector<HTMLElement>('[aria-current]')?.parentElement
  if (!pane || !row) return
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight]
  if (top < pane.scrollTop) pane.scrollTop = top
  else if (bottom > pane.scrollTop + pane.clientHeight) pane.scrollTop = bottom - pane.clientHeight
}

/** Turns the page when the next or the previous application is opened from the end of one. */
function useFollowing({ rows, follow }: ApplicationList, id: string): void {
  const last = useRef({ id, at: -1 })
  useEffect(() => {
    if (!rows) return
    const at = rows.findIndex((row) => row.id === id)
    const before = last.current
    if (at < 0 && before.id !== id && before.at >= 0) {
      if (before.at === rows.length - 1) follow('next')
      else if (before.at === 0) follow('previous')
    }
    last.current = { id, at }
  }, [rows, id, follow])
}
