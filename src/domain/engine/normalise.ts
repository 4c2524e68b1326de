import type { Country } from '../lists/countries.ts'
import { languages, proficiencies } from '../lists/languages.ts'
import { findItem, type List } from '../lists/list.ts'
import { regions, yearsInRegion } from '../lists/regions.ts'
import { ofKind, type PerKind } from './field.ts'
import type { Answers, Form } from './form.ts'
import { line, paragraphs } from './plain-text.ts'

/**
 * Brings what was typed, posted or sent into the one shape that is judged and stored. What cannot be
 * understood stays as it is, for validation to name; what is empty or unknown is left out.
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
  email: () => line,
  phone: () => line,
  number: () => wholeNumber,
  year: () => wholeNumber,
  country: (field) => (value) => countryName(field.list, value),
  countries: (field) => (value) => distinct(splitNames(value), (one) => countryName(field.list, one)),
  choice: (field) => (value) => knownId(field.list, value),
  choices: (field) => (value) => distinct(value, (one) => knownId(field.list, one)),
  languages: () => (value) => eachRow(value, languageRow),
  otherLanguage: () => line,
  regions: () => (value) => eachRow(value, regionRow),
  consent: () => yesOrNo,
  tick: () => yesOrNo,
  file: () => line,
}

function wholeNumber(value: unknown): unknown {
  const typed = line(value)
  return typeof typed === 'string' && /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed
}

function countryName(list: readonly Country[], value: unknown): unknown {
  const name = line(value)
  return list.find(({ code, label }) => label === name || code === name)?.label ?? name
}

/** The specification's server writes a list of countries as one text; it may come back so. */
function splitNames(value: unknown): unknown {
  return typeof value === 'string' ? value.split(',') : value
}

function knownId(list: List, value: unknown): unknown {
  return findItem(list, value)?.id ?? value
}

function distinct(value: unknown, normal: (one: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value
  return [...new Set(value.map(normal).filter((one) => !isEmpty(one)))]
}

/** The id decides; the word for it on the wire follows. A slider at 0 takes its row away. */
function eachRow(value: unknown, normal: (row: Record<string, unknown>) => unknown): unknown {
  if (!Array.isArray(value)) return value
  return value
    .filter((row) => !isEmpty(row) && !(isRecord(row) && String(row.proficiency) === '0'))
    .map((row) => (isRecord(row) ? normal(row) : row))
}

function languageRow({ id, value, proficiency }: Record<string, unknown>) {
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

/** Radio buttons and checkboxes post words. */
function yesOrNo(value: unknown): unknown {
  if (value === 'yes' || value === 'on' || value === 'true') return true
  return value === 'no' || value === 'false' ? false : line(value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
