import { isLink } from '../../forms/whole-link.ts'
import { type Locale, locales } from '../../messages/locales.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../refusals.ts'
import {
  type ArrangedEntry,
  type ArrangedSection,
  holdsStaying,
  isOutside,
  type Menus,
  type OutsideLink,
} from './arrangement.ts'
import { menuPlaces, type Place } from './delivered-menus.ts'

/** A section, or one of its entries. */
export type MenuTarget = { place: Place; section: string; entry?: number }

export type MenuAct =
  | { act: 'up' | 'down' | 'hide' | 'show' | 'remove'; target: MenuTarget }
  | { act: 'link'; target: MenuTarget; link: { address: string; labels: Readonly<Record<string, string>> } }

/** Limits that keep the header within its bytes on every page. */
export const mostLinks = 12
export const longestLabel = 40
export const longestAddress = 200

/** The menus after one act of an administrator. */
export function rearrange(menus: Menus, order: MenuAct): Outcome<Menus> {
  const { place, section: id, entry: at } = order.target
  const sections = menus[place]
  const index = sections.findIndex((one) => one.id === id)
  const section = sections[index]
  if (!section) return refuse('not_found')
  const changed =
    at === undefined && order.act !== 'link' ? ofSections(sections, index, order.act) : undefined
  if (changed) return done({ ...menus, [place]: changed })
  const entries = changeEntries(menus, section, order)
  if (!entries.ok) return entries
  return done({ ...menus, [place]: sections.with(index, { ...section, entries: entries.value }) })
}

function ofSections(sections: readonly ArrangedSection[], at: number, act: MenuAct['act']) {
  const section = sections[at] as ArrangedSection
  if (act === 'up' || act === 'down') return moved(sections, at, act)
  if (act === 'remove') return undefined
  const isHidden = act === 'hide' && !holdsStaying(section.entries)
  return sections.with(at, { ...section, isHidden })
}

function changeEntries(menus: Menus, { entries }: ArrangedSection, order: MenuAct): Outcome<ArrangedEntry[]> {
  const at = order.target.entry
  if (order.act === 'link') {
    const before = at === undefined ? undefined : entries[at]
    if (at !== undefined && !(before && isOutside(before))) return refuse('not_found')
    if (at === undefined && countLinks(menus) >= mostLinks)
      return refuse('invalid_answers', { errors: { address: 'too_many' } })
    const link = judgeLink(order.link)
    if (!link.ok) return link
    return done(at === undefined ? [...entries, link.value] : entries.with(at, link.value))
  }
  const entry = at === undefined ? undefined : entries[at]
  if (at === undefined || !entry) return refuse('not_found')
  if (order.act === 'up' || order.act === 'down') return done(moved(entries, at, order.act))
  if (order.act === 'remove') return isOutside(entry) ? done(entries.toSpliced(at, 1)) : refuse('not_found')
  if (isOutside(entry)) return refuse('not_found')
  return done(entries.with(at, { ...entry, isHidden: order.act === 'hide' && !entry.stays }))
}

function moved<One>(all: readonly One[], at: number, direction: 'up' | 'down'): One[] {
  const to = Math.max(0, Math.min(at + (direction === 'up' ? -1 : 1), all.length - 1))
  return all.toSpliced(at, 1).toSpliced(to, 0, all[at] as One)
}

const countLinks = (menus: Menus) =>
  menuPlaces.flatMap((place) => menus[place].flatMap(({ entries }) => entries.filter(isOutside))).length

function judgeLink(sent: {
  address: string
  labels: Readonly<Record<string, string>>
}): Outcome<OutsideLink> {
  const address = sent.address.trim()
  const labels = Object.fromEntries(
    (Object.keys(locales) as Locale[])
      .map((locale) => [locale, plainLine(sent.labels[locale] ?? '')] as const)
      .filter(([, label]) => label !== ''),
  )
  const errors: Record<string, FieldCode> = {}
  if (!address) errors.address = 'required'
  else if (address.length > longestAddress) errors.address = 'too_long'
  else if (!isLink(address)) errors.address = 'invalid_text'
  if (!labels.en) errors.label_en = 'required'
  for (const [locale, label] of Object.entries(labels))
    if ([...label].length > longestLabel) errors[`label_${locale}`] = 'too_long'
  return Object.keys(errors).length > 0 ? refuse('invalid_answers', { errors }) : done({ address, labels })
}

/** Removes line breaks, control characters and bidirectional marks. */
const plainLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim()
