import * as v from 'valibot'
import { uuid } from '../../api/uuid.ts'
import { languages, proficiencies } from '../../lists/languages.ts'
import type { ItemId, List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import { fieldCode } from '../../refusals.ts'
import { type Field, ofKind, type PerKind } from './field.ts'
import type { Form } from './form.ts'
import { extensionName, fileExtension, inlineFile } from './inline-file.ts'
import { nameOfLanguage } from './other-language.ts'
import { isPrintable } from './plain-text.ts'
import { askedFields, fieldOf } from './visible.ts'

/** The shape of a field's answer once it is given; every message is the code of the refusal. */
export function schemaOfField(field: Field): v.GenericSchema {
  const made = known.get(field) ?? ofKind(schemas, field)
  known.set(field, made)
  return made
}

/** Cached, because building a schema is slower than validating with it. */
const known = new WeakMap<Field, v.GenericSchema>()

/** What an applicant sends, as one object: for the description of the API. */
export function schemaOf(form: Form): v.GenericSchema {
  return v.strictObject(
    Object.fromEntries(
      askedFields(form).flatMap((name) => {
        const field = fieldOf(form, name)
        const isFile = field.kind === 'file'
        const schema = isFile ? v.union([schemaOfField(field), inlineFile]) : schemaOfField(field)
        const entry = [name, field.required && !field.when ? schema : v.optional(schema)]
        return isFile ? [entry, [extensionName(name), v.optional(fileExtension)]] : [entry]
      }),
    ),
  )
}

export const thisYear = () => new Date().getFullYear()

const schemas: PerKind<v.GenericSchema> = {
  text: (field) => printable(field.max),
  longText: (field) => printable(field.max),
  email: (field) =>
    v.pipe(
      printable(field.max),
      v.check(isEmailAddress, fieldCode('invalid_email')),
      v.metadata({ format: 'idn-email' }),
    ),
  phone: (field) => printable(field.max),
  number: (field) => v.pipe(whole(field.min), v.maxValue(field.max, fieldCode('out_of_range'))),
  year: (field) =>
    v.pipe(
      whole(field.min),
      v.check((year) => year <= thisYear(), fieldCode('out_of_range')),
    ),
  country: (field) => oneOf(field.list.map(({ label }) => label)),
  countriesWithin: (field) => several(oneOf(field.list.map(({ label }) => label)), field.max),
  choice: (field) => oneOf(idsOf(field.list)),
  choices: (field) => several(oneOf(idsOf(field.list)), field.max),
  languageRows: () => rows({ proficiency: oneOf(idsOf(proficiencies)) }, languages),
  otherLanguage: (field) =>
    v.pipe(
      v.string(fieldCode('invalid_type')),
      v.check((text) => nameOfLanguage(text).length <= field.max, fieldCode('too_long')),
      v.check(isPrintable, fieldCode('invalid_text')),
    ),
  regionRows: () => rows({ years_of_experience: oneOf(idsOf(yearsInRegion)) }, regions),
  consent: () => v.literal(true, fieldCode('invalid_type')),
  tick: () => v.literal(true, fieldCode('invalid_type')),
  file: () => uuid,
}

/** As browsers judge it, but with a dot in the domain, whose letters may be of any script. */
function isEmailAddress(text: string): boolean {
  const [, domain] = /^[\w.!#$%&'*+/=?^`{|}~-]+@([^@]+)$/.exec(text) ?? []
  const labels = domain?.split('.') ?? []
  return labels.length > 1 && labels.every((label) => domainLabel.test(label))
}

const domainLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?$/u

const idsOf = (list: List) => list.items.map(({ id }) => id)

const oneOf = (ids: readonly ItemId[]) => v.picklist(ids, fieldCode('invalid_choice'))

const several = (item: v.GenericSchema, max: number) =>
  v.pipe(v.array(item, fieldCode('invalid_type')), v.maxLength(max, fieldCode('too_many')))

function printable(max: number) {
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.maxLength(max, fieldCode('too_long')),
    v.check(isPrintable, fieldCode('invalid_text')),
  )
}

function whole(min: number) {
  return v.pipe(
    v.number(fieldCode('invalid_number')),
    v.integer(fieldCode('invalid_number')),
    v.minValue(min, fieldCode('out_of_range')),
  )
}

/** One row per item of a list, with one answer each. */
function rows(answer: v.ObjectEntries, list: List) {
  return v.pipe(
    v.array(
      v.object(
        { id: oneOf(idsOf(list)), value: v.string(fieldCode('invalid_type')), ...answer },
        fieldCode('invalid_type'),
      ),
      fieldCode('invalid_type'),
    ),
    v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, fieldCode('repeated')),
  )
}
