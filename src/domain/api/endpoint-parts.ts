import * as v from 'valibot'
import { isPrintable, paragraphs } from '../forms/engine/plain-text.ts'
import { longestWords } from '../matching/not-now-reasons.ts'
import { type FieldCode, fieldCode } from '../refusals.ts'
import { uuid, uuids } from './uuid.ts'

/** Most endpoints read or write; each says itself who may call it. */
export const reads = { method: 'GET', limit: 'read' } as const
export const writes = { method: 'POST', limit: 'write' } as const
export const removes = { method: 'DELETE', limit: 'write' } as const

/** An answer in JSON; the example must fit its schema. */
export function json<const Schema extends v.GenericSchema, const Status extends 200 | 201 = 200>(
  schema: Schema,
  example: NoInfer<v.InferOutput<Schema>>,
  status = 200 as Status,
) {
  return { status, type: 'application/json', schema, example } as const
}

export const success = json(v.object({ success: v.literal(true) }), { success: true })

export const csv = { status: 200, type: 'text/csv', schema: v.string() } as const
export const html = { status: 200, type: 'text/html', schema: v.string() } as const

export function binary<const Type extends string>(type: Type) {
  return { status: 200, type, schema: v.pipe(v.string(), v.metadata({ format: 'binary' })) } as const
}

export const byId = v.strictObject({ id: uuid })

/** A text that must say something, such as a token in an address. */
export function word(max: number) {
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.maxLength(max, fieldCode('too_long')),
    v.regex(/\S/, fieldCode('required')),
    v.check(isPrintable, fieldCode('invalid_text')),
  )
}

/** Typed text of one line or several, tidied before it is judged. */
export function typed(max: number, tidy: (text: unknown) => unknown) {
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.transform((text) => String(tidy(text))),
    word(max),
  )
}

/** The reason of a decision by staff; required. */
export const writtenReason = typed(longestWords, paragraphs)

/** The language of the page from which something is sent. */
export const language = { 'accept-language': v.optional(v.string()) }

/** The language of the answer, the idempotency key of a form, and its proof of work. */
export const formHeaders = v.object({
  ...language,
  'idempotency-key': v.optional(uuid),
  'x-captcha-token': v.optional(v.string()),
})

/** The same, and the ids of drafts that the application completes. */
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
