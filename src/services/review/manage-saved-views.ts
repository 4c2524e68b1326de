import * as v from 'valibot'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type ChangedView, mostViews, type NewView, viewFilter } from '../../domain/review/saved-view.ts'
import { byStaff } from '../../domain/staff/audit.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  countViews,
  deleteView,
  findView,
  insertView,
  listViews,
  type StoredView,
  updateView,
} from '../../store/review/saved-views.ts'
import { writeAudit } from '../../store/staff/audit.ts'

export async function listSavedViews(store: Store, staff: Staff, kind: ApplicationKind) {
  return done({ views: (await listViews(store, staff.id, kind)).map(shown) })
}

export function saveView(store: Store, staff: Staff, { kind, ...view }: NewView) {
  return transaction(store, async (trx) => {
    const sound = judgeSharing(staff, view.shared)
    if (!sound.ok) return sound
    if ((await countViews(trx, staff.id, kind)) >= mostViews) return wrongName('too_many')
    const saved = await insertView(trx, staff.id, { ...view, kind, filter: withoutEmpty(view.filter) })
    if (!saved) return wrongName('repeated')
    await writeAudit(trx, byStaff(staff), 'view_saved', ['saved_view', saved.id], {
      after: { kind, shared: view.shared },
    })
    const found = await findView(trx, saved.id)
    return found ? done(shown(found)) : refuse('not_found')
  })
}

/** Changes a view; only its owner may. */
export function changeView(store: Store, staff: Staff, { id, ...view }: ChangedView & { id: string }) {
  return transaction(store, async (trx) => {
    const before = await findView(trx, id)
    if (!before || before.owner_id !== staff.id) return refuse('not_found')
    const sound = judgeSharing(staff, view.shared)
    if (!sound.ok) return sound
    if (!(await updateView(trx, id, { ...view, filter: withoutEmpty(view.filter) })))
      return wrongName('repeated')
    await writeAudit(trx, byStaff(staff), 'view_saved', ['saved_view', id], {
      before: { shared: before.shared },
      after: { kind: before.kind, shared: view.shared },
    })
    const found = await findView(trx, id)
    return found ? done(shown(found)) : refuse('not_found')
  })
}

/** Removes a view: its owner may, and administrators a shared one, since its owner may have left. */
export function removeView(store: Store, staff: Staff, id: string): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const view = await findView(trx, id)
    const mayRemove = view && (view.owner_id === staff.id || (view.shared && mayDo(staff.role, 'administer')))
    if (!mayRemove) return refuse('not_found')
    await deleteView(trx, id)
    await writeAudit(trx, byStaff(staff), 'view_removed', ['saved_view', id], { before: { kind: view.kind } })
    return succeeded
  })
}

/** Only those who work on the list may share a view with everybody. */
function judgeSharing({ role }: Staff, shared: boolean): Outcome<undefined> {
  const mayShare = !shared || mayDo(role, 'review_applications')
  return mayShare ? done(undefined) : refuse('invalid_answers', { errors: { shared: 'invalid_choice' } })
}

const wrongName = (code: 'too_many' | 'repeated') => refuse('invalid_answers', { errors: { name: code } })

const withoutEmpty = (filter: object) =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && [value].flat().length > 0),
  )

/** A part of a filter that no longer exists, such as an item of a list, does not spoil the rest of the view. */
function shown({ id, kind, name, shared, filter, owner_id, owner_name }: StoredView) {
  const sound = Object.entries(filter).filter(([part, value]) => v.is(viewFilter, { [part]: value }))
  return {
    id,
    kind,
    name,
    shared,
    owner: { id: owner_id, name: owner_name },
    filter: v.parse(viewFilter, Object.fromEntries(sound)),
  }
}
