import { arrangedMenus, type Menus, toArrangement } from '../../domain/content/menus/arrangement.ts'
import { type MenuAct, rearrange } from '../../domain/content/menus/rearrange.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { readMenus, saveMenus } from '../../store/content/menus.ts'
import { lockContent } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

export type MenusToArrange = { menus: Menus; version: number; isDelivered: boolean }

export async function readMenusToArrange(store: Store): Promise<MenusToArrange> {
  const { arrangement, version } = await readMenus(store)
  return { menus: arrangedMenus(arrangement), version, isDelivered: arrangement === null }
}

/** Takes effect on every instance; `version` is the one that the administrator saw. */
export function changeMenus(store: Store, version: number, order: MenuAct, staff: Author) {
  return change(store, version, staff, (menus) => {
    const changed = rearrange(menus, order)
    if (!changed.ok) return changed
    const { place, section, entry } = order.target
    const about = [place, section, ...(entry === undefined ? [] : [entry])].join('.')
    return done({ menus: changed.value, after: { act: order.act, of: about } })
  })
}

export function restoreMenus(store: Store, version: number, staff: Author) {
  return change(store, version, staff, () => done({ menus: null, after: { act: 'delivered' } }))
}

type Changed = { menus: Menus | null; after: Readonly<Record<string, string>> }

function change(
  store: Store,
  version: number,
  staff: Author,
  use: (menus: Menus) => Outcome<Changed>,
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx): Promise<Outcome<{ success: true }>> => {
    await lockContent(trx)
    const before = await readMenus(trx)
    if (before.version !== version) return refuse('version_conflict')
    const changed = use(arrangedMenus(before.arrangement))
    if (!changed.ok) return changed
    const { menus, after } = changed.value
    await saveMenus(trx, { arrangement: menus && toArrangement(menus), version: version + 1 })
    await writeAudit(trx, byStaff(staff), 'menus_changed', ['settings'], { after })
    return succeeded
  })
}
