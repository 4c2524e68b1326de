import * as v from 'valibot'
import { languages, proficiencies } from '../lists/languages.ts'
import type { ItemId, List } from '../lists/list.ts'
import { regions, yearsInRegion } from '../lists/regions.ts'
import type { FieldCode } from '../refusals.ts'
import { type Field, ofKind, type PerKind } from './field.ts'
import type { Form } from './form.ts'
import { isPrintable } from './plain-text.ts'
import { askedFields, fieldOf } from './visible.ts'

/** The shape of a field's answer once it is given; every message is the code of the refusal. */
export function schemaOfField(field: Field): v.GenericSchema {
  return ofKind(schemas, field)
}

/** What an applicant sends, as one object: for the description of the API. */
export function schemaOf(form: Form): v.GenericSchema {
  return v.strictObject(
    Object.fromEntries(
      askedFields(form).map((name) => {
        const field = fieldOf(form, name)
        const schema = schemaOfField(field)
        return [name, field.required && !field.when ? schema : v.optional(schema)]
      }),
    ),
  )
}

const schemas: PerKind<v.GenericSchema> = {
  text: (field) => printable(field.max),
  longText: (field) => printable(field.max),
  email: (field) =>
    v.pipe(
      printable(field.max),
      v.rfcEmail(code('invalid_email')),
      v.check((address) => address.includes('.', address.indexOf('@')), code('invalid_email')),
    ),
  phone: (field) => printable(field.max),
  number: (field) => v.pipe(whole(field.min), v.maxValue(field.max, code('out_of_range'))),
  year: (field) =>
    v.pipe(
      whole(field.min),
      v.check((year) => year <= thisYear(), code('out_of_range')),
    ),
  country: (field) => oneOf(field.list.map(({ label }) => label)),
  countries: (field) => v.array(oneOf(field.list.map(({ label }) => label)), code('invalid_type')),
  choice: (field) => oneOf(idsOf(field.list)),
  choices: (field) =>
    v.pipe(
      v.array(oneOf(idsOf(field.list)), code('invalid_type')),
      v.maxLength(field.max ?? field.list.items.length, code('too_many')),
    ),
  languages: () => rows({ proficiency: oneOf(idsOf(proficiencies)) }, languages),
  otherLanguage: (field) => printable(field.max),
  regions: () => rows({ years_of_experience: oneOf(idsOf(yearsInRegion)) }, regions),
  consent: () => v.literal(true, code('invalid_type')),
  tick: () => v.literal(true, code('invalid_type')),
  file: () => printable(200),
}

const code = (code: FieldCode) => code

export const thisYear = () => new Date().getFullYear()

const idsOf = (list: List) => list.items.map(({ id }) => id)

const oneOf = (ids: readonly ItemId[]) => v.picklist(ids, code('invalid_choice'))

function printable(max: number) {
  return v.pipe(
    v.string(code('invalid_type')),
    v.maxLength(max, code('too_long')),
    v.check(isPrintable, code('invalid_text')),
  )
}

function whole(min: number) {
  return v.pipe(
    v.number(code('invalid_number')),
    v.integer(code('invalid_number')),
    v.minValue(min, code('out_of_range')),
  )
}

/** One row per item of a list, with one answer each. */
function rows(answer: v.ObjectEntries, list: List) {
  return v.pipe(
    v.array(
      v.object(
        { id: oneOf(idsOf(list)), value: v.string(code('invalid_type')), ...answer },
        code('invalid_type'),
      ),
      code('invalid_type'),
    ),
    v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, code('repeated')),
  )
}
