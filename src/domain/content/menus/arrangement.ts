import type { Locale } from '../../messages/locales.ts'
import { deliveredMenus, type OwnEntry, type Place, type Section } from './delivered-menus.ts'

/** A link of the institution to another site; languages without a label use the English one. */
export type OutsideLink = { address: string; labels: Readonly<Partial<Record<Locale, string>>> }

type PlacedEntry = { own: string; isHidden?: boolean } | OutsideLink

type PlacedSection = { id: string; isHidden?: boolean; entries: readonly PlacedEntry[] }

/** The menus as an administrator has ordered, hidden and extended them. */
export type Arrangement = Readonly<Record<Place, readonly PlacedSection[]>>

export type ArrangedEntry = (OwnEntry & { isHidden: boolean }) | OutsideLink

export type ArrangedSection = Omit<Section, 'entries'> & {
  isHidden: boolean
  entries: readonly ArrangedEntry[]
}

export type Menus = Readonly<Record<Place, readonly ArrangedSection[]>>

export const isOutside = (entry: ArrangedEntry): entry is OutsideLink => 'address' in entry

/** The delivered menus in this order. What a newer release has added comes last; what it has dropped is left out. */
export function arrangedMenus(arrangement: Arrangement | null): Menus {
  const arranged = (place: Place) => sectionsOf(deliveredMenus[place], arrangement?.[place] ?? [])
  return { header: arranged('header'), footer: arranged('footer') }
}

function sectionsOf(delivered: readonly Section[], placed: readonly PlacedSection[]): ArrangedSection[] {
  const byPlace = placed.flatMap((one) => delivered.find(({ id }) => id === one.id) ?? [])
  const all = [...new Set([...byPlace, ...delivered])]
  return all.map((section) => {
    const { isHidden = false, entries = [] } = placed.find(({ id }) => id === section.id) ?? {}
    const arranged = entriesOf(section, entries)
    return { ...section, isHidden: isHidden && !holdsStaying(arranged), entries: arranged }
  })
}

function entriesOf({ entries: own }: Section, placed: readonly PlacedEntry[]): ArrangedEntry[] {
  const known = placed.flatMap((one): ArrangedEntry[] => {
    if ('address' in one) return [one]
    const found = own.find(({ label }) => label === one.own)
    return found ? [{ ...found, isHidden: Boolean(one.isHidden) && !found.stays }] : []
  })
  const isPlaced = ({ label }: OwnEntry) => placed.some((one) => 'own' in one && one.own === label)
  const added = own.filter((entry) => !isPlaced(entry)).map((entry) => ({ ...entry, isHidden: false }))
  return [...known, ...added]
}

export const holdsStaying = (entries: readonly ArrangedEntry[]) =>
  entries.some((entry) => !isOutside(entry) && entry.stays)

/** The stored form: names of our own entries, and the links. */
export function toArrangement(menus: Menus): Arrangement {
  const stored = (sections: readonly ArrangedSection[]) =>
    sections.map(({ id, isHidden, entries }) => ({
      id,
      ...(isHidden && { isHidden }),
      entries: entries.map(
        (entry): PlacedEntry =>
          isOutside(entry) ? entry : { own: entry.label, ...(entry.isHidden && { isHidden: true }) },
      ),
    }))
  return { header: stored(menus.header), footer: stored(menus.footer) }
}
