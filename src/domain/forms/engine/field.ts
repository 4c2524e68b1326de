import type { Country } from '../../lists/countries.ts'
import type { List } from '../../lists/list.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { FieldCode } from '../../refusals.ts'
import type { Condition } from './condition.ts'

export type Options = {
  readonly required?: true
  readonly when?: Condition
  /** The single choice whose change takes this answer away. */
  readonly clearedBy?: string
  /** Part of the record, though no step asks for it. */
  readonly askedBy?: 'coordinator'
  /** A coordinator's field that applicants may change when they edit, as the specification has it. */
  readonly alsoBy?: 'applicant'
  /** Saying yes is a consent to the words around the question, which have this version. */
  readonly textVersion?: string
  /** Whether a mail may carry the answer, where it differs from others of its kind. */
  readonly travels?: boolean
  readonly hint?: MessageKey
  readonly placeholder?: MessageKey
  readonly autocomplete?: Autocomplete
  /** The field's own wording for an error code, where the specification has one. */
  readonly says?: Readonly<Partial<Record<FieldCode, MessageKey>>>
}

type Autocomplete =
  | ('given-name' | 'family-name' | 'name' | 'email' | 'tel')
  | ('address-line1' | 'address-level2' | 'country-name')
  | ('organization' | 'organization-title')

/** The options of each kind, besides those that all share. */
type Facts = {
  text: {
    readonly max: number
    /** The field whose list lacks what this text names; it is asked for only then. */
    readonly otherOf?: string
  }
  longText: { readonly max: number; readonly rows: Rows; readonly suggestedWords?: number }
  email: { readonly max: number }
  phone: { readonly max: number }
  number: { readonly min: number; readonly max: number }
  year: { readonly min: number }
  country: { readonly list: readonly Country[] }
  countriesWithin: { readonly list: readonly Country[]; readonly max: number; readonly within: string }
  choice: { readonly list: List; readonly cards?: true }
  choices: {
    readonly list: List
    readonly max: number
    /** The name under which the specification returns the choices as objects with an id. */
    readonly objectsAs?: string
  }
  languageRows: { readonly sliderFrom: 0 | 1; readonly otherFrom: 0 | 1 }
  otherLanguage: { readonly max: number; readonly of: string }
  regionRows: Nothing
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

export const text = maker('text', { max: 200 })
export const longText = maker('longText', { max: 5000, rows: [5, 10] })
export const email = maker('email', { max: 254, autocomplete: 'email' }) // the longest that SMTP carries
export const phone = maker('phone', { max: 60, autocomplete: 'tel' })
export const number = maker('number', { min: 0, max: 1_000_000 })
export const year = maker('year', { min: 1980 })
export const regionRows = maker('regionRows', {})
export const consent = maker('consent', {})
export const tick = maker('tick', {})

/** One PDF, named by its upload id. */
export const file = maker('file', {})

/** A slider for each language; if it starts at 0, that position removes the language. 'Other' may differ. */
export const languageRows = maker('languageRows', {
  sliderFrom: 0,
  otherFrom: 0,
  says: { invalid_choice: 'forms.levelMissing' },
})

/** The name of the language 'Other' in the field named by `of`; stored as 'Wolof - Basic'. */
export const otherLanguage = maker('otherLanguage', { max: 200 })

export function country<const O extends Options>(list: readonly Country[], options: O) {
  return maker('country', { list, autocomplete: 'country-name' })(options)
}

/** Offers only the countries of the regions chosen in the field named by `within`. */
export function countriesWithin<const O extends Options & { within: string }>(
  list: readonly Country[],
  options: O,
) {
  return maker('countriesWithin', { list, max: list.length })(options)
}

export function choice<L extends List, const O extends Options & { cards?: true } = Nothing>(
  list: L,
  options: O = {} as O,
) {
  return maker('choice', { list })(options)
}

export function choices<
  L extends List,
  const O extends Options & { max?: number; objectsAs?: string } = Nothing,
>(list: L, options: O = {} as O) {
  return maker('choices', { list, max: list.items.length })(options)
}

/** A field is its kind, the kind's defaults and what the form says of it; its type keeps all three. */
function maker<const Kind extends FieldKind, const Defaults extends May<Kind>>(
  kind: Kind,
  defaults: Defaults,
) {
  return <const O extends May<Kind> = Nothing>(options: O = {} as O) =>
    ({ kind, ...defaults, ...options }) as { readonly kind: Kind } & Omit<Defaults, keyof O> & NoInfer<O>
}

type May<Kind extends FieldKind> = Options & Partial<Facts[Kind]>
