import type { MessageKey } from '../messages/catalogue.ts'
import type { Translate } from '../messages/translate.ts'
import { inOrder } from './list-order.ts'

export type ItemId = number | string

export type Item<Id extends ItemId = ItemId> = {
  /** What a record stores; fixed for ever. */
  readonly id: Id
  readonly label: MessageKey
  readonly hint?: MessageKey
  /** The other name that the specification gives the item: its number, or its word on the wire. */
  readonly alias?: ItemId
}

export type List<Id extends ItemId = ItemId> = {
  readonly items: readonly Item<Id>[]
  /** Whether people see it in the order of their alphabet, not in ours. */
  readonly sorted: boolean
}

export type IdOf<L extends List> = L['items'][number]['id']

export function defineList<const Id extends ItemId>(
  items: readonly Item<Id>[],
  { sorted = false } = {},
): List<Id> {
  return { items, sorted }
}

/** Finds an item by id or alias; a native form post names both as text. */
export function findItem<Id extends ItemId>(list: List<Id>, given: unknown): Item<Id> | undefined {
  if (typeof given !== 'number' && typeof given !== 'string') return undefined
  const name = String(given).trim()
  return list.items.find(({ id, alias = id }) => String(id) === name || String(alias) === name)
}

/** What a dropdown, a group of checkboxes or a set of cards offers, in the order in which people see it. */
export function optionsOf<Id extends ItemId>(list: List<Id>, t: Translate, locale: string) {
  const options = list.items.map(({ id, label, hint }) => ({ id, label: t(label), hint: hint && t(hint) }))
  return list.sorted ? inOrder(options, ({ label }) => label, locale) : options
}
