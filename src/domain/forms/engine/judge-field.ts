import { languages, proficiencies } from '../../lists/languages.ts'
import type { ItemId, List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import type { FieldCode } from '../../refusals.ts'
import { type Field, ofKind, type PerKind } from './field.ts'
import { isRecord } from './normalise.ts'
import { nameOfLanguage } from './other-language.ts'
import { isPrintable } from './plain-text.ts'

/** Judges one answer; undefined is none. Written without a schema library, which every form would have to load. */
export function judgeField(field: Field, value: unknown): FieldCode | undefined {
  if (value === undefined) return field.required && missing(field)
  return judgeGiven(field, value)
}

export function judgeGiven(field: Field, value: unknown): FieldCode | undefined {
  return ofKind(judges, field)(value) || undefined
}

export const thisYear = () => new Date().getFullYear()

function missing({ kind }: Field): FieldCode {
  return kind === 'consent' || kind === 'tick' ? 'must_accept' : 'required'
}

type Judge = (value: unknown) => FieldCode | undefined | false

const judges: PerKind<Judge> = {
  text: (field) => (value) => judgeText(value, field.max),
  longText: (field) => (value) => judgeText(value, field.max),
  email: (field) => (value) =>
    judgeText(value, field.max) || (!isEmailAddress(String(value)) && 'invalid_email'),
  phone: (field) => (value) =>
    judgeText(value, field.max) || (!isPhoneNumber(String(value)) && 'invalid_phone'),
  number: (field) => (value) => judgeWhole(value, field.min, field.max),
  year: (field) => (value) => judgeWhole(value, field.min, thisYear()),
  country: (field) => (value) => !isCountry(field, value) && 'invalid_choice',
  countriesWithin: (field) => (value) => judgeSeveral(value, (one) => isCountry(field, one), field.max),
  choice: (field) => (value) => !isIn(field.list, value) && 'invalid_choice',
  choices: (field) => (value) => judgeSeveral(value, (one) => isIn(field.list, one), field.max),
  languageRows: () => (value) => judgeRows(value, languages, 'proficiency', proficiencies),
  otherLanguage: (field) => (value) =>
    typeof value === 'string' ? judgeText(value, field.max, nameOfLanguage(value)) : 'invalid_type',
  regionRows: () => (value) => judgeRows(value, regions, 'years_of_experience', yearsInRegion),
  consent: () => isTrue,
  tick: () => isTrue,
  file: () => (value) => !(typeof value === 'string' && uploadId.test(value)) && 'invalid_type',
}

const uploadId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const isTrue: Judge = (value) => value !== true && 'invalid_type'

function judgeText(value: unknown, max: number, counted = value): FieldCode | undefined {
  if (typeof value !== 'string') return 'invalid_type'
  if (String(counted).length > max) return 'too_long'
  return isPrintable(value) ? undefined : 'invalid_text'
}

function judgeWhole(value: unknown, min: number, max: number): FieldCode | undefined {
  if (!Number.isInteger(value)) return 'invalid_number'
  return Number(value) < min || Number(value) > max ? 'out_of_range' : undefined
}

function judgeSeveral(
  value: unknown,
  isOffered: (one: unknown) => boolean,
  max: number,
): FieldCode | undefined {
  if (!Array.isArray(value)) return 'invalid_type'
  if (!value.every(isOffered)) return 'invalid_choice'
  return value.length > max ? 'too_many' : undefined
}

/** One row per item of a list, with one answer each. */
function judgeRows(value: unknown, list: List, answer: string, answers: List): FieldCode | undefined {
  if (!Array.isArray(value)) return 'invalid_type'
  for (const row of value) {
    if (!isRecord(row) || !('id' in row)) return 'invalid_type'
    if (!isIn(list, row.id)) return 'invalid_choice'
    if (typeof row.value !== 'string' || !(answer in row)) return 'invalid_type'
    if (!isIn(answers, row[answer])) return 'invalid_choice'
  }
  return new Set(value.map(({ id }) => id)).size < value.length ? 'repeated' : undefined
}

const isIn = ({ items }: List, value: unknown) => items.some(({ id }: { id: ItemId }) => id === value)

const isCountry = ({ list }: { list: readonly { label: string }[] }, value: unknown) =>
  list.some(({ label }) => label === value)

/** The rule of browsers, but the domain needs a dot and may have letters of any script. */
function isEmailAddress(text: string): boolean {
  const [, domain] = /^[\w.!#$%&'*+/=?^`{|}~-]+@([^@]+)$/.exec(text) ?? []
  const labels = domain?.split('.') ?? []
  return labels.length > 1 && labels.every((label) => domainLabel.test(label))
}

const domainLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?$/u

/** Counts the digits of any script, whatever stands between them; an extension may have letters. */
const isPhoneNumber = (text: string) => (text.match(/\p{Nd}/gu) ?? []).length >= fewestDigits

const fewestDigits = 3
