import * as v from 'valibot'
import { uuid } from '../../api/uuid.ts'
import { languages, proficiencies } from '../../lists/languages.ts'
import type { ItemId, List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import { fieldCode } from '../../refusals.ts'
import { type Field, ofKind, type PerKind } from './field.ts'
import type { Form } from './form.ts'
import { extensionName, fileExtension, inlineFile } from './inline-file.ts'
import { judgeGiven } from './judge-field.ts'
import { askedFields, fieldOf } from './visible.ts'

/** The shape of a field's answer once it is given, for the API and its description; judged as forms judge it. */
export function schemaOfField(field: Field): v.GenericSchema {
  const made =
    known.get(field) ??
    v.pipe(
      ofKind(shapes, field),
      v.check(
        (value) => !judgeGiven(field, value),
        ({ input }) => judgeGiven(field, input) ?? '',
      ),
    )
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

const shapes: PerKind<v.GenericSchema> = {
  text: (field) => upTo(field.max),
  longText: (field) => upTo(field.max),
  email: (field) => v.pipe(upTo(field.max), v.metadata({ format: 'idn-email' })),
  phone: (field) => upTo(field.max),
  number: (field) => v.pipe(whole(field.min), v.maxValue(field.max, fieldCode('out_of_range'))),
  year: (field) => whole(field.min),
  country: (field) => oneOf(field.list.map(({ label }) => label)),
  countriesWithin: (field) => several(oneOf(field.list.map(({ label }) => label)), field.max),
  choice: (field) => oneOf(idsOf(field.list)),
  choices: (field) => several(oneOf(idsOf(field.list)), field.max),
  languageRows: () => rows({ proficiency: oneOf(idsOf(proficiencies)) }, languages),
  otherLanguage: () => v.string(fieldCode('invalid_type')),
  regionRows: () => rows({ years_of_experience: oneOf(idsOf(yearsInRegion)) }, regions),
  consent: () => v.literal(true, fieldCode('invalid_type')),
  tick: () => v.literal(true, fieldCode('invalid_type')),
  file: () => uuid,
}

const idsOf = (list: List) => list.items.map(({ id }) => id)

const oneOf = (ids: readonly ItemId[]) => v.picklist(ids, fieldCode('invalid_choice'))

const several = (item: v.GenericSchema, max: number) =>
  v.pipe(v.array(item, fieldCode('invalid_type')), v.maxLength(max, fieldCode('too_many')))

const upTo = (max: number) =>
  v.pipe(v.string(fieldCode('invalid_type')), v.maxLength(max, fieldCode('too_long')))

function whole(min: number) {
  return v.pipe(
    v.number(fieldCode('invalid_number')),
    v.integer(fieldCode('invalid_number')),
    v.minValue(min, fieldCode('out_of_range')),
  )
}

/** One row per item of a list, with one answer each. */
function rows(answer: v.ObjectEntries, list: List) {
  return v.array(
    v.object(
      { id: oneOf(idsOf(list)), value: v.string(fieldCode('invalid_type')), ...answer },
      fieldCode('invalid_type'),
    ),
    fieldCode('invalid_type'),
  )
}
