import { menuPlaces } from '../../../domain/content/menus/delivered-menus.ts'
import type { MenuAct, MenuTarget } from '../../../domain/content/menus/rearrange.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { MenusToArrange } from '../../../services/content/change-menus.ts'

export const results = ['changed', 'delivered'] as const

export type MenusData = MenusToArrange & {
  /** Paths that are left out of the menus for now. */
  empty: readonly string[]
  result: (typeof results)[number] | undefined
  isConflict?: boolean
  errors: FieldErrors
  /** The link that was refused, as it was typed. */
  typed?: Extract<MenuAct, { act: 'link' }>
}

/** The id of a section or an entry in buttons and anchors. */
export const idOf = ({ place, section, entry }: MenuTarget) =>
  [place, section, ...(entry === undefined ? [] : [entry])].join('.')

export function targetIn(named: string): MenuTarget | undefined {
  const [place = '', section = '', entry] = named.split('.')
  const known = menuPlaces.find((one) => one === place)
  if (!known || !section || (entry !== undefined && !/^\d{1,3}$/.test(entry))) return undefined
  return { place: known, section, ...(entry !== undefined && { entry: Number(entry) }) }
}
