import * as v from 'valibot'
import { email } from '../forms/engine/field.ts'
import type { Answers } from '../forms/engine/form.ts'
import { isRecord } from '../forms/engine/normalise.ts'
import { schemaOfField } from '../forms/engine/schema.ts'
import { type Locale, locales, pseudoLocales } from '../messages/locales.ts'
import { fieldCode } from '../refusals.ts'
import { body, success, word } from './endpoint-parts.ts'
import { apiPaths } from './paths.ts'
import { uuid } from './uuid.ts'

const one = `${apiPaths.drafts}/:token` as const

const kind = v.picklist(['expert', 'hospital', 'trainer'], fieldCode('invalid_choice'))
const known = Object.keys({ ...locales, ...pseudoLocales }) as Locale[]
const locale = v.picklist(known, fieldCode('invalid_choice'))
const answers = v.pipe(v.custom<Answers>(isRecord, fieldCode('invalid_type')), v.metadata({ type: 'object' }))
const address = schemaOfField(email()) as v.GenericSchema<string>

const example = { form: 'expert', answers: { name: 'Ama' }, step: 'professional', locale: 'en' } as const
const kept = { id: '7d1e4b90-5a2c-4f38-9b6d-0c8e7f6a5b43', expires_at: '2026-12-15T08:00:00.000Z' }

/**
 * 'Finish on another device': a stored draft with a mailed link. Its id grants no access; the application that
 * completes it names it, and the draft is deleted.
 */
export const draftEndpoints = {
  keepDraft: {
    method: 'POST',
    path: apiPaths.drafts,
    access: 'public',
    limit: 'draft',
    request: {
      body: body({
        form: kind,
        answers,
        step: word(40),
        locale,
        email: v.pipe(v.string(fieldCode('invalid_type')), v.trim(), address),
      }),
    },
    example: { ...example, email: 'ama@hospital.example' },
    answer: {
      status: 201,
      type: 'application/json',
      schema: v.object({ id: uuid, expires_at: v.string() }),
      example: kept,
    },
  },
  readDraft: {
    method: 'GET',
    path: one,
    access: 'public',
    limit: 'read',
    request: { params: v.strictObject({ token: word(200) }) },
    answer: {
      status: 200,
      type: 'application/json',
      schema: v.object({ id: uuid, form: kind, answers, step: v.string(), locale, expires_at: v.string() }),
      example: { ...example, ...kept },
    },
    problems: ['not_found'],
  },
  dropDraft: {
    method: 'DELETE',
    path: one,
    access: 'public',
    limit: 'write',
    request: { params: v.strictObject({ token: word(200) }) },
    answer: success,
    problems: ['not_found'],
  },
} as const
