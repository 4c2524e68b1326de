import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { applicationsPath } from '../../../../domain/review/application-screens.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Button } from '../../../ui/button/button.tsx'
import { sayWhy, useChange } from '../call-state.tsx'
import { changeView, readViews, removeView, type SavedView, saveView } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { type Look, whole, writeList } from '../list-address.ts'
import type { ApplicationList } from '../use-application-list.ts'
import { DeskMenu } from './desk-menu.tsx'
import type { Display } from './use-display.ts'
import { ViewDialog } from './view-dialog.tsx'

type Props = { list: ApplicationList; display: Display }

/** The saved views of a list; the address keeps the open one, also while it is being changed. */
export function ViewsMenu({ list, display }: Props) {
  const { t, href, staff, say } = useDesk()
  const { filter, look } = list
  const { kind } = filter
  const queries = useQueryClient()
  const { data, isFetching } = useQuery(readViews(kind))
  const [isSaving, setSaving] = useState<'new' | 'change'>()
  const views = data?.views ?? []
  const open = views.find(({ id }) => id === look.view)
  const isOwn = open?.owner.id === staff.id
  const shown = { ...filter, columns: [...display.columns], density: display.density }
  const isChanged =
    open &&
    addressOf(open, { view: undefined }) !== writeList(filter, { ...look, view: undefined }).toString()
  useOpenView(list, open ?? (data && !isFetching ? null : undefined))

  const again = useChange(saveView, (saved) => openView(saved))
  const remove = useChange(removeView, () => {
    if (!open) return
    list.setLook({ view: undefined })
    const { name, shared, filter } = open
    const restored = { kind, name, shared: shared && isOwn, filter }
    const undo = { label: t('desk.undo'), onClick: () => again.mutate(restored) }
    say({ message: t('desk.viewRemoved'), ...(isOwn && { action: undo }) })
  })
  const keep = useChange(
    (view: SavedView) => changeView(view.id, { name: view.name, shared: view.shared, filter: filterOf() }),
    (saved) => {
      openView(saved)
      say({ message: t('desk.viewKept') })
    },
  )
  const groups = [
    { title: t('desk.ownViews'), views: views.filter(({ owner }) => owner.id === staff.id) },
    { title: t('desk.sharedViews'), views: views.filter(({ owner }) => owner.id !== staff.id) },
  ].filter((group) => group.views.length > 0)
  const label = open
    ? t(isChanged ? 'desk.viewChanged' : 'desk.viewNamed', { name: open.name })
    : t('desk.views')
  return (
    <>
      <DeskMenu label={label} name={t('desk.views')}>
        {(close) => (
          <div className="desk-views stack gap-3">
            {groups.length === 0 && <p className="muted">{t('desk.viewsNone')}</p>}
            {groups.map(({ title, views }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul>
                  {views.map((view) => (
                    <li key={view.id}>
                      <a
                        href={`${href(applicationsPath(kind))}?${addressOf(view)}`}
                        aria-current={view.id === open?.id || undefined}
                        onClick={close}
                      >
                        {view.name}
                      </a>
                      {view.owner.id !== staff.id && (
                        <small>{t('desk.viewOf', { name: view.owner.name })}</small>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {open && (
              <Button variant="quiet" small onClick={() => act(close, () => list.open(whole(filter), {}))}>
                {t('desk.viewWhole')}
              </Button>
            )}
            {isOwn && isChanged && open && (
              <Button small onClick={() => act(close, () => keep.mutate(open))}>
                {t('desk.saveChanges')}
              </Button>
            )}
            <Button variant="secondary" small onClick={() => act(close, () => setSaving('new'))}>
              {t('desk.saveView')}
            </Button>
            {isOwn && (
              <Button variant="quiet" small onClick={() => act(close, () => setSaving('change'))}>
                {t('desk.changeView')}
              </Button>
            )}
            {open && (isOwn || mayDo(staff.role, 'administer')) && (
              <Button variant="quiet" small onClick={() => act(close, () => remove.mutate(open.id))}>
                {t('desk.removeView')}
              </Button>
            )}
            {(keep.error ?? remove.error) && (
              <p role="alert">{sayWhy((keep.error ?? remove.error) as Error, t)}</p>
            )}
          </div>
        )}
      </DeskMenu>
      {isSaving && (
        <ViewDialog
          kind={kind}
          filter={filterOf()}
          changed={isSaving === 'change' ? open : undefined}
          onClose={() => setSaving(undefined)}
          onSaved={openView}
        />
      )}
    </>
  )

  function act(close: () => void, what: () => void) {
    close()
    what()
  }

  function filterOf(): SavedView['filter'] {
    const { kind: _, ...rest } = shown
    return rest
  }

  /** Adds the view to the cached list before the address names it. */
  function openView(view: SavedView) {
    queries.setQueryData(readViews(kind).queryKey, {
      views: [...views.filter(({ id }) => id !== view.id), view],
    })
    const { columns, density, ...filter } = view.filter
    list.open({ kind, ...filter }, { view: view.id, columns, density }, { replace: true })
  }

  function addressOf(view: SavedView, more: Look = {}): string {
    const { columns, density, ...filter } = view.filter
    return writeList({ kind, ...filter }, { view: view.id, columns, density, ...more }).toString()
  }
}

/** Opens the view that the address names, if it names nothing else; says so if the view is gone. */
function useOpenView(list: ApplicationList, view: SavedView | null | undefined) {
  const { t, say } = useDesk()
  const { look, isViewAlone } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another object in each drawing.
  useEffect(() => {
    if (!look.view || view === undefined) return
    if (view === null) {
      say({ message: t(isViewAlone ? 'desk.viewGone' : 'desk.viewGoneFiltered') })
      list.setLook({ view: undefined, columns: undefined, density: undefined })
    } else if (isViewAlone) {
      const { columns, density, ...filter } = view.filter
      list.open({ kind: view.kind, ...filter }, { view: view.id, columns, density }, { replace: true })
    }
  }, [look.view, view, isViewAlone])
}
