import * as v from 'valibot'
import { type FieldCode, fieldCode } from './refusals.ts'
import { uuid } from './uuid.ts'

export const success = {
  status: 200,
  type: 'application/json',
  schema: v.object({ success: v.literal(true) }),
  example: { success: true },
} as const

/** In which language to answer, and the key under which a form may be sent again. */
export const formHeaders = v.object({
  'accept-language': v.optional(v.string()),
  'idempotency-key': v.optional(uuid),
})

/** A text that must say something, such as a token in an address. */
export function word(max: number) {
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.maxLength(max, fieldCode('too_long')),
    v.regex(/\S/, fieldCode('required')),
  )
}

/** A body with these fields and no others. */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }): FieldCode => {
    if (expected === 'never') return 'unknown_field'
    return received === 'undefined' ? 'required' : 'invalid_type'
  })
}
