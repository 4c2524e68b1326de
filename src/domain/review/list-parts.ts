import * as v from 'valibot'
import { word } from '../api/endpoint-parts.ts'
import { fieldCode } from '../refusals.ts'

export const searched = v.pipe(word(200), v.trim())

/** A day in UTC, as all days of the registry. */
export const day = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.isoDate(fieldCode('invalid_type')),
  v.check(isOfCalendar, fieldCode('out_of_range')),
)

export const mostRows = 200

export const pageSize = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.regex(/^[1-9]\d{0,2}$/, fieldCode('invalid_number')),
  v.transform(Number),
  v.maxValue(mostRows, fieldCode('out_of_range')),
)

const mostChoices = 50

/** A part of an address that may stand there more than once. */
export function several<const Schema extends v.GenericSchema<string, unknown>>(one: Schema) {
  return v.optional(
    v.pipe(
      v.union([v.array(v.string()), v.string()], fieldCode('invalid_type')),
      v.transform((given) => [given].flat()),
      v.array(one),
      v.maxLength(mostChoices, fieldCode('too_many')),
    ),
    [],
  )
}

/** Refuses 30 February, and the year 0, which the database does not know. */
function isOfCalendar(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '0001'
}
