import * as v from 'valibot'
import { email } from '../../forms/engine/field.ts'
import { schemaOfField } from '../../forms/engine/schema.ts'
import { type Locale, locales, pseudoLocales } from '../../messages/locales.ts'
import { fieldCode } from '../../refusals.ts'
import { body, json, reads, removes, success, word } from '../endpoint-parts.ts'
import { answers } from '../forms/form-answers.ts'
import { apiPaths } from '../paths.ts'
import { uuid } from '../uuid.ts'

const one = {
  path: `${apiPaths.drafts}/:token`,
  access: 'public',
  request: { params: v.strictObject({ token: word(200) }) },
  problems: ['not_found'],
} as const

const kind = v.picklist(['expert', 'hospital', 'trainer'], fieldCode('invalid_choice'))
const known = Object.keys({ ...locales, ...pseudoLocales }) as Locale[]
const locale = v.picklist(known, fieldCode('invalid_choice'))
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
    answer: json(v.object({ id: uuid, expires_at: v.string() }), kept, 201),
  },
  readDraft: {
    ...reads,
    ...one,
    answer: json(
      v.object({ id: uuid, form: kind, answers, step: v.string(), locale, expires_at: v.string() }),
      { ...example, ...kept },
    ),
  },
  dropDraft: { ...removes, ...one, answer: success },
} as const
