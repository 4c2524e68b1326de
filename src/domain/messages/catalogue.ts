import type { en } from './en.ts'
import type { FactPlace } from './fact-places.ts'

/** English is the source: its keys are the only keys, and every other locale must have them all. */
export type Catalogue = { readonly [area in keyof typeof en]: Area<(typeof en)[area]> }

export type PluralForms = { readonly other: string } & {
  readonly [form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string
}

type Area<Messages> = {
  readonly [name in keyof Messages]: Messages[name] extends string ? string : PluralForms
}

export type MessageArea = keyof Catalogue

export type MessageKey = { [area in MessageArea]: `${area}.${keyof Catalogue[area] & string}` }[MessageArea]

/** The places that a message leaves open; those of the registry's facts are filled in beforehand. */
type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Exclude<Place, FactPlace> | PlacesIn<Rest>
  : never

type MessageOf<Key> = Key extends `${infer Area extends MessageArea}.${infer Name}`
  ? (typeof en)[Area][Name & keyof (typeof en)[Area]]
  : never

type PlacesOf<Message> = Message extends string
  ? PlacesIn<Message>
  : 'count' | PlacesIn<Message[keyof Message]>

/** The values for the placeholders of a message; they are not type-checked for a key that is computed at run time. */
export type ValuesOf<Key extends MessageKey> = MessageKey extends Key
  ? [values?: Readonly<Record<string, string | number>>]
  : [PlacesOf<MessageOf<Key>>] extends [never]
    ? []
    : [values: Readonly<Record<PlacesOf<MessageOf<Key>>, string | number>>]

/** The part of a catalogue that a page needs, by areas or single messages: an island carries no other wording. */
export function pickMessages(catalogue: Catalogue, wanted: readonly (MessageArea | MessageKey)[]) {
  const picked: Record<string, Record<string, unknown>> = {}
  for (const one of wanted) {
    const [area, name] = one.split('.') as [MessageArea, string | undefined]
    const all: Readonly<Record<string, unknown>> = catalogue[area]
    picked[area] = { ...picked[area], ...(name ? { [name]: all[name] } : all) }
  }
  return picked as Partial<Catalogue>
}
