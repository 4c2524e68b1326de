import type { Country } from '../lists/countries.ts'
import type { List } from '../lists/list.ts'
import type { MessageKey } from '../messages/catalogue.ts'
import type { FieldCode } from '../refusals.ts'
import type { Condition } from './condition.ts'

export type Options = {
  readonly required?: true
  readonly when?: Condition
  /** Part of the record, though no step asks for it. */
  readonly askedBy?: 'coordinator'
  readonly hint?: MessageKey
  readonly placeholder?: MessageKey
  readonly autocomplete?: Autocomplete
  /** Wording of its own for a code, where the specification has one. */
  readonly says?: Readonly<Partial<Record<FieldCode, MessageKey>>>
}

type Autocomplete =
  | ('given-name' | 'family-name' | 'name' | 'email' | 'tel')
  | ('street-address' | 'address-level2' | 'country-name')
  | ('organization' | 'organization-title')

/** What each kind knows besides the options that all share. */
type Facts = {
  text: { readonly max: number }
  longText: { readonly max: number; readonly rows: Rows; readonly suggestedWords?: number }
  email: { readonly max: number }
  phone: { readonly max: number }
  number: { readonly min: number; readonly max: number }
  year: { readonly min: number }
  country: { readonly list: readonly Country[] }
  countries: { readonly list: readonly Country[]; readonly within: string }
  choice: { readonly list: List; readonly cards?: true }
  choices: { readonly list: List; readonly max?: number }
  languages: { readonly sliderFrom: 0 | 1 }
  otherLanguage: { readonly max: number; readonly of: string }
  regions: Nothing
  consent: Nothing
  tick: Nothing
  file: Nothing
}

type Rows = readonly [least: number, most: number]
type Nothing = Readonly<Record<never, never>>

export type FieldKind = keyof Facts
export type FieldOf<Kind extends FieldKind> = { [K in Kind]: { readonly kind: K } & Facts[K] & Options }[Kind]
export type Field = FieldOf<FieldKind>

/** What every kind can do, as a table that does not compile while a kind is missing. */
export type PerKind<Ability> = { readonly [Kind in FieldKind]: (field: FieldOf<Kind>) => Ability }

export function ofKind<Ability>(table: PerKind<Ability>, field: Field): Ability {
  return (table[field.kind] as (field: Field) => Ability)(field)
}

type May<Kind extends FieldKind> = Options & Partial<Facts[Kind]>

export function text<const O extends May<'text'> = Nothing>(options: O = {} as O) {
  return { kind: 'text' as const, max: 200, ...options }
}

export function longText<const O extends May<'longText'> = Nothing>(options: O = {} as O) {
  return { kind: 'longText' as const, max: 5000, rows: [5, 10] as Rows, ...options }
}

export function email<const O extends Options = Nothing>(options: O = {} as O) {
  return { kind: 'email' as const, max: 254, autocomplete: 'email' as const, ...options } // SMTP's limit
}

export function phone<const O extends Options = Nothing>(options: O = {} as O) {
  return { kind: 'phone' as const, max: 40, autocomplete: 'tel' as const, ...options }
}

export function number<const O extends May<'number'> = Nothing>(options: O = {} as O) {
  return { kind: 'number' as const, min: 0, max: 1_000_000, ...options }
}

export function year<const O extends May<'year'> = Nothing>(options: O = {} as O) {
  return { kind: 'year' as const, min: 1980, ...options }
}

export function country<const O extends Options = Nothing>(list: readonly Country[], options: O = {} as O) {
  return { kind: 'country' as const, list, autocomplete: 'country-name' as const, ...options }
}

/** Offers only the countries of the regions chosen in the field named by `within`. */
export function countries<const O extends Options & Pick<Facts['countries'], 'within'>>(
  list: readonly Country[],
  options: O,
) {
  return { kind: 'countries' as const, list, ...options }
}

export function choice<const L extends List, const O extends May<'choice'> = Nothing>(
  list: L,
  options: O = {} as O,
) {
  return { kind: 'choice' as const, ...options, list }
}

export function choices<const L extends List, const O extends May<'choices'> = Nothing>(
  list: L,
  options: O = {} as O,
) {
  return { kind: 'choices' as const, ...options, list }
}

/** Languages with a slider each; from 0, the slider can also take its language away. */
export function languages<const O extends May<'languages'> = Nothing>(options: O = {} as O) {
  return { kind: 'languages' as const, sliderFrom: 1 as const, ...options }
}

/** The name of the language 'Other' of the field named by `of`; stored as 'Wolof - Basic'. */
export function otherLanguage<const O extends Options & Pick<Facts['otherLanguage'], 'of'>>(options: O) {
  return { kind: 'otherLanguage' as const, max: 200, ...options }
}

export function regions<const O extends Options = Nothing>(options: O = {} as O) {
  return { kind: 'regions' as const, ...options }
}

export function consent<const O extends Options = Nothing>(options: O = {} as O) {
  return { kind: 'consent' as const, ...options }
}

export function tick<const O extends Options = Nothing>(options: O = {} as O) {
  return { kind: 'tick' as const, ...options }
}

/** One PDF, named by its upload id. */
export function file<const O extends Options = Nothing>(options: O = {} as O) {
  return { kind: 'file' as const, ...options }
}
