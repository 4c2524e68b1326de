import type { en } from './en.ts'

/** English is the source: its keys are the only keys, and every other locale must have them all. */
export type Catalogue = { readonly [area in keyof typeof en]: Area<(typeof en)[area]> }

type Area<Messages> = {
  readonly [name in keyof Messages]: Messages[name] extends string ? string : Messages[name]
}

export type MessageArea = keyof Catalogue

export type MessageKey = { [area in MessageArea]: `${area}.${keyof Catalogue[area] & string}` }[MessageArea]

/** The part of a catalogue that a page needs, so that an island carries no other wording. */
export function pickAreas(catalogue: Catalogue, areas: readonly MessageArea[]): Partial<Catalogue> {
  return Object.fromEntries(areas.map((area) => [area, catalogue[area]]))
}
