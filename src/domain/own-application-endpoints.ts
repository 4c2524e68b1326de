import * as v from 'valibot'
import { body, language, success, word } from './endpoint-parts.ts'
import type { Form } from './engine/form.ts'
import { uuid } from './uuid.ts'

const hash = word(200)
const exampleHash = 'q7VhN2c0T1mXo3kZr8Yw5g'
const exampleId = '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'
const exampleKey = '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b'

const note = v.object({ field: v.string(), key: uuid, name: v.string(), size: v.number(), href: v.string() })
const exampleNote = {
  field: 'resume',
  key: exampleKey,
  name: 'Ama_5d41402a_Owusu.pdf',
  size: 240_318,
  href: `/api/experts-applications/getFile/${exampleKey}`,
}
const exampleFacts = {
  id: exampleId,
  reference: 'E-00042',
  status: 'submitted',
  version: 3,
  submitted_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-16T09:30:00.000Z',
}

/** What a person can do with what they sent, at the paths of one kind of application. */
export function ownApplicationEndpoints<const Base extends `/api/${string}`>(
  base: Base,
  form: Form,
  examples: { edit: object; record: object; answers: object },
) {
  return {
    authenticate: {
      method: 'POST',
      path: `${base}/authenticate`,
      access: 'public',
      limit: 'attempt',
      request: { body: body({ hash, email: word(254), pin: word(20) }) },
      example: { hash: exampleHash, email: 'ama@hospital.example', pin: '042917' },
      answer: success,
      problems: ['wrong_credentials', 'too_many_attempts'],
    },
    sendNewPin: {
      method: 'POST',
      path: `${base}/send-new-pin`,
      access: 'public',
      limit: 'newPin',
      request: { body: body({ hash }) },
      example: { hash: exampleHash },
      answer: success,
    },
    read: {
      method: 'GET',
      path: `${base}/get-by-email-hash/:hash`,
      access: 'edit_session',
      limit: 'read',
      request: { params: v.strictObject({ hash }) },
      answer: {
        status: 200,
        type: 'application/json',
        schema: v.looseObject({
          id: uuid,
          reference: v.string(),
          status: v.string(),
          version: v.number(),
          submitted_at: v.string(),
          updated_at: v.string(),
          files: v.array(note),
        }),
        example: { ...exampleFacts, ...examples.record, files: [exampleNote] },
      },
      problems: ['not_found'],
    },
    edit: {
      method: 'PUT',
      path: `${base}/:id`,
      access: 'edit_session',
      limit: 'write',
      request: { params: v.strictObject({ id: uuid }), headers: v.object(language) },
      edits: form,
      example: examples.edit,
      answer: {
        status: 200,
        type: 'application/json',
        schema: v.object({ id: uuid, version: v.number() }),
        example: { id: exampleId, version: 4 },
      },
      problems: ['not_found', 'version_conflict', 'email_taken'],
    },
    readFile: {
      method: 'GET',
      path: `${base}/getFile/:fileKey`,
      access: 'edit_session',
      limit: 'read',
      request: { params: v.strictObject({ fileKey: uuid }) },
      answer: {
        status: 200,
        type: 'application/pdf',
        schema: v.pipe(v.string(), v.metadata({ format: 'binary' })),
      },
      problems: ['not_found'],
    },
    export: {
      method: 'GET',
      path: `${base}/:id/export`,
      access: 'edit_session',
      limit: 'read',
      request: { params: v.strictObject({ id: uuid }) },
      answer: {
        status: 200,
        type: 'application/json',
        schema: v.looseObject({ application: v.looseObject({ id: uuid }), files: v.array(note) }),
        example: { application: { ...exampleFacts, answers: examples.answers }, files: [exampleNote] },
      },
      problems: ['not_found'],
    },
    withdraw: {
      method: 'POST',
      path: `${base}/:id/withdraw`,
      access: 'edit_session',
      limit: 'write',
      request: { params: v.strictObject({ id: uuid }) },
      answer: {
        status: 200,
        type: 'application/json',
        schema: v.object({ status: v.literal('withdrawn') }),
        example: { status: 'withdrawn' },
      },
      problems: ['not_found', 'wrong_status'],
    },
    erase: {
      method: 'DELETE',
      path: `${base}/:id`,
      access: 'edit_session',
      limit: 'write',
      request: { params: v.strictObject({ id: uuid }) },
      answer: success,
      problems: ['not_found'],
    },
  } as const
}

/** Where the specification hands secrets to a browser; the credentials are compared by the server instead. */
export function replacedEndpoint<const Path extends `/api/${string}`>(path: Path, replacedBy: string) {
  return {
    method: 'GET',
    path,
    access: 'public',
    limit: 'read',
    request: { params: v.strictObject({ id: word(200) }) },
    answer: {
      status: 410,
      type: 'application/problem+json',
      schema: v.looseObject({ code: v.literal('replaced'), replacedBy: v.string() }),
      example: { code: 'replaced', replacedBy },
    },
  } as const
}
