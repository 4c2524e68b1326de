import type { MessageArea } from './catalogue.ts'
import type { en } from './en.ts'

/** The forms that a count takes in each language, as `Intl.PluralRules` names them. */
export const pluralForms = {
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  id: ['other'],
} as const

export type TranslatedLocale = keyof typeof pluralForms

export const translatedLocales = Object.keys(pluralForms) as TranslatedLocale[]

export const isTranslatedLocale = (text: string): text is TranslatedLocale => Object.hasOwn(pluralForms, text)

/** Areas that staff and programmers alone read; they stay English in every locale. */
export const untranslatedAreas = [
  'account',
  'admin',
  'agreementText',
  'api',
  'audit',
  'board',
  'brand',
  'calendar',
  'desk',
  'groupMail',
  'importing',
  'inbox',
  'insight',
  'kitSample',
  'login',
  'mailTexts',
  'member',
  'menus',
  'news',
  'notices',
  'nouns',
  'onBehalf',
  'ownKeys',
  'pageTexts',
  'palette',
  'outbox',
  'outcomes',
  'partner',
  'privacy',
  'profile',
  'record',
  'registry',
  'secondStep',
  'sessions',
  'settings',
  'setUp',
  'staffMail',
  'story',
  'storyDraft',
  'timeline',
  'tokens',
  'users',
  'webhooks',
  'workspace',
  'writing',
] as const satisfies readonly MessageArea[]

export type TranslatedArea = Exclude<MessageArea, (typeof untranslatedAreas)[number]>

/** One area in another language: every message of the English one, and a plural form for each that the language has. */
export type Translated<Locale extends TranslatedLocale, Area extends TranslatedArea> = {
  readonly [Name in keyof (typeof en)[Area]]: (typeof en)[Area][Name] extends string
    ? string
    : { readonly [Form in (typeof pluralForms)[Locale][number]]: string }
}

export type Translation<Locale extends TranslatedLocale> = {
  readonly [Area in TranslatedArea]: Translated<Locale, Area>
}
