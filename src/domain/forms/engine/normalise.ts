import type { Country } from '../../lists/countries.ts'
import { languages, proficiencies } from '../../lists/languages.ts'
import { findItem, type List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import { ofKind, type PerKind } from './field.ts'
import type { Answers, Form } from './form.ts'
import { nameOfLanguage } from './other-language.ts'
import { contactLine, line, paragraphs } from './plain-text.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * Normalises input to its canonical form, without empty and unknown fields. Invalid values stay, for validation to
 * report.
 */
export function normalise(form: Form, answers: unknown): Answers {
  const given = isRecord(answers) ? answers : {}
  const kept: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const value = Object.hasOwn(given, name) ? ofKind(normalisers, field)(given[name]) : undefined
    if (!isEmpty(value)) kept[name] = value
  }
  return kept
}

/** The specification's notion: blank texts, empty lists and ticks not set are no answers. Zero is one. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || value === false
}

const normalisers: PerKind<(value: unknown) => unknown> = {
  text: () => line,
  longText: () => paragraphs,
  email: () => contactLine,
  phone: () => contactLine,
  number: () => wholeNumber,
  year: () => wholeNumber,
  country: (field) => (value) => countryName(field.list, value),
  countriesWithin: ({ list }) => {
    const normal = (one: unknown) => countryName(list, one)
    return (value) => distinct(splitNames(value, list.length), list.length, normal)
  },
  choice: (field) => (value) => knownId(field.list, value),
  choices: ({ list }) => {
    const normal = (one: unknown) => knownId(list, one)
    return (value) => distinct(value, list.items.length, normal)
  },
  languageRows: () => (value) => eachRow(value, languages, languageRow),
  otherLanguage: () => languageName,
  regionRows: () => (value) => eachRow(value, regions, regionRow),
  consent: () => yesOrNo,
  tick: () => yesOrNo,
  file: () => uploadId,
}

function countryName(list: readonly Country[], value: unknown): unknown {
  const name = line(value)
  return list.find(({ code, label }) => label === name || code === name)?.label ?? name
}

/** The specification's server writes a list of countries as one text; it may come back so. */
function splitNames(value: unknown, most: number): unknown {
  return typeof value === 'string' ? value.split(',', most + 1) : value
}

function knownId(list: List, value: unknown): unknown {
  return findItem(list, value)?.id ?? value
}

/** Cuts an overlong list to one more than allowed, enough to refuse it cheaply. */
function distinct(value: unknown, most: number, normal: (one: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value
  const answers = value.slice(0, most + 1).map(normal)
  return answers.length > most ? answers : [...new Set(answers.filter((one) => !isEmpty(one)))]
}

/** The id counts; its word on the wire is derived from it. */
function eachRow(value: unknown, { items }: List, normal: (row: Record<string, unknown>) => unknown) {
  if (!Array.isArray(value)) return value
  const rows = value.slice(0, items.length + 1).map((row) => (isRecord(row) ? normal(row) : row))
  return rows.length > items.length ? rows : rows.filter((row) => !isEmpty(row))
}

/** A slider at 0 takes its row away. */
function languageRow({ id, value, proficiency }: Record<string, unknown>) {
  if (proficiency === 0 || proficiency === '0') return undefined
  const language = findItem(languages, id)
  return {
    id: language?.id ?? id,
    value: language?.alias ?? value,
    proficiency: knownId(proficiencies, proficiency),
  }
}

function regionRow({ id, value, years_of_experience }: Record<string, unknown>) {
  const region = findItem(regions, id)
  return {
    id: region?.id ?? id,
    value: region?.alias ?? value,
    years_of_experience: knownId(yearsInRegion, years_of_experience),
  }
}

/** A level without a language is no answer. */
function languageName(value: unknown): unknown {
  const typed = line(value)
  return typeof typed === 'string' && !nameOfLanguage(typed) ? undefined : typed
}

/** A UUID may be written in capitals; the database answers in small letters. */
function uploadId(value: unknown): unknown {
  const id = line(value)
  return typeof id === 'string' ? id.toLowerCase() : id
}

/** Radio buttons and checkboxes post words. */
function yesOrNo(value: unknown): unknown {
  if (value === 'yes' || value === 'on' || value === 'true') return true
  return value === 'no' || value === 'false' ? false : line(value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
