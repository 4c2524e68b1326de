import type { LanguageId, Proficiency } from '../../lists/languages.ts'
import type { List } from '../../lists/list.ts'
import type { RegionId, YearsInRegion } from '../../lists/regions.ts'
import type { Catalogue, MessageKey } from '../../messages/catalogue.ts'
import type { Field } from './field.ts'

/** What people send us, what staff write, and what administrators settle. */
export type FormId =
  | 'expert'
  | 'hospital'
  | 'trainer'
  | 'contact'
  | 'story'
  | 'news'
  | 'profile'
  | 'member'
  | 'partner'
  | 'reply'
  | 'registry'
  | 'brand'
  | 'midtermReport'
  | 'finalReport'
  | 'feedbackReport'

export type Step<Name extends string = string> = {
  readonly id: string
  readonly title: MessageKey
  /** One sentence that says why the step asks its questions. */
  readonly lede?: MessageKey
  readonly text?: MessageKey
  /** A link below the text, to a page that should be read before answering. */
  readonly reads?: { readonly label: MessageKey; readonly path: string }
  readonly asks: readonly Name[]
}

export type Form<Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> = {
  readonly id: FormId
  readonly fields: Fields
  readonly steps: readonly Step[]
  readonly says: Sentences
  /** Terms that a person accepts by sending the form. */
  readonly accepts?: Accepted
}

type Accepted = {
  readonly text: MessageKey
  readonly reads: NonNullable<Step['reads']>
  readonly textVersion: string
}

/** What the whole form says, where the specification has words for it. */
type Sentences = {
  readonly incomplete: MessageKey
  readonly invalidEmail?: MessageKey
  readonly emailTaken?: MessageKey
  readonly failed?: MessageKey
  readonly created?: MessageKey
  /** What happens after that. */
  readonly next?: MessageKey
  readonly edited?: MessageKey
  /** Replace sentences that call what was sent an application. */
  readonly arrived?: MessageKey
  readonly waits?: MessageKey
  readonly notSent?: MessageKey
  readonly editing?: MessageKey
}

/** Answers by field name, as typed, posted or stored; nothing is certain about them before `accept`. */
export type Answers = Readonly<Record<string, unknown>>

/** A misspelt name of a field, in `asks`, `when` or elsewhere, or a field without wording does not compile. */
export function defineForm<
  const Id extends FormId,
  const Fields extends Readonly<Record<string, Field>>,
  const Asked extends keyof Fields & string,
>(form: {
  readonly id: Id
  readonly fields: Fields & Sound<Id, Fields, Asked>
  readonly steps: readonly Step<Asked>[]
  readonly says: Sentences
  readonly accepts?: Accepted
}): Form<Fields> {
  return form
}

type Sound<Id extends FormId, Fields, Asked> = {
  readonly [Name in keyof Fields]: {
    readonly when?: { readonly field: keyof Fields }
    readonly clearedBy?: keyof Fields
    readonly of?: keyof Fields
    readonly within?: keyof Fields
  } & (Name extends keyof Catalogue[Id] ? unknown : { readonly lacksWording: Name }) &
    (Name extends Asked ? unknown : { readonly askedBy: 'coordinator' })
}

/** What a form's accepted answers are: a required field without a condition is surely there. */
export type AnswersOf<F extends Form> = Flat<
  { readonly [Name in SureName<F>]: AnswerOf<F['fields'][Name]> } & {
    readonly [Name in Exclude<keyof F['fields'], SureName<F>>]?: AnswerOf<F['fields'][Name]>
  }
>

type Flat<T> = { [Key in keyof T]: T[Key] }

type SureName<F extends Form> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends { required: true }
    ? F['fields'][Name] extends { when: object }
      ? never
      : Name
    : never
}[keyof F['fields']]

type AnswerOf<F extends Field> = F extends { kind: 'choice'; list: List<infer Id> }
  ? Id
  : F extends { kind: 'choices'; list: List<infer Id> }
    ? readonly Id[]
    : AnswerOfKind[Exclude<F['kind'], 'choice' | 'choices'>]

export type LanguageRow = {
  readonly id: LanguageId
  readonly value: string
  readonly proficiency: Proficiency
}
export type RegionRow = {
  readonly id: RegionId
  readonly value: string
  readonly years_of_experience: YearsInRegion
}

type AnswerOfKind = {
  text: string
  longText: string
  email: string
  phone: string
  number: number
  year: number
  country: string
  countriesWithin: readonly string[]
  languageRows: readonly LanguageRow[]
  otherLanguage: string
  regionRows: readonly RegionRow[]
  consent: true
  tick: true
  file: string
}
