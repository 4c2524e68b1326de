import type { en } from './en.ts'

/** English is the source: its keys are the only keys, and every other locale must have them all. */
export type Catalogue = { readonly [area in keyof typeof en]: Area<(typeof en)[area]> }

type Area<Messages> = {
  readonly [name in keyof Messages]: Messages[name] extends string ? string : Messages[name]
}

export type MessageArea = keyof Catalogue

export type MessageKey = { [area in MessageArea]: `${area}.${keyof Catalogue[area] & string}` }[MessageArea]

/** The part of a catalogue that a page needs, by areas or single messages: an island carries no other wording. */
export function pickMessages(
  catalogue: Catalogue,
  wanted: readonly (MessageArea | MessageKey)[],
): Partial<Catalogue> {
  const picked: Record<string, Record<string, unknown>> = {}
  for (const one of wanted) {
    const [area, name] = one.split('.') as [MessageArea, string | undefined]
    const all: Readonly<Record<string, unknown>> = catalogue[area]
    picked[area] = { ...picked[area], ...(name ? { [name]: all[name] } : all) }
  }
  return picked as Partial<Catalogue>
}
