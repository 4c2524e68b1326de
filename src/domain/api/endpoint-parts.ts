import * as v from 'valibot'
import { isPrintable } from '../forms/engine/plain-text.ts'
import { type FieldCode, fieldCode } from '../refusals.ts'
import { uuid, uuids } from './uuid.ts'

export const success = {
  status: 200,
  type: 'application/json',
  schema: v.object({ success: v.literal(true) }),
  example: { success: true },
} as const

/** A text that must say something, such as a token in an address. */
export function word(max: number) {
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.maxLength(max, fieldCode('too_long')),
    v.regex(/\S/, fieldCode('required')),
    v.check(isPrintable, fieldCode('invalid_text')),
  )
}

/** What somebody types in one line, or in several. */
export function typed(max: number, tidy: (text: unknown) => unknown) {
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.transform((text) => String(tidy(text))),
    word(max),
  )
}

/** The language of the page from which something is sent. */
export const language = { 'accept-language': v.optional(v.string()) }

/** In which language to answer, the key under which a form may be sent again, and its proof of work. */
export const formHeaders = v.object({
  ...language,
  'idempotency-key': v.optional(uuid),
  'x-captcha-token': v.optional(v.string()),
})

/** Also the ids of drafts that the application completes. */
export const applicationHeaders = v.object({
  ...formHeaders.entries,
  'finished-drafts': v.optional(uuids(10)),
})

/** A body with these fields and no others. */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }): FieldCode => {
    if (expected === 'never') return 'unknown_field'
    return received === 'undefined' ? 'required' : 'invalid_type'
  })
}
