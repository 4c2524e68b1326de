import * as v from 'valibot'
import { applicationCalls, filePath, recordCalls } from '../applicants/applicant-paths.ts'
import { pinOf } from '../applicants/pin.ts'
import type { ApplicationKind } from '../applications/application-status.ts'
import { referenceOf } from '../applications/reference.ts'
import type { Form } from '../forms/engine/form.ts'
import { fileFields } from '../forms/engine/inline-file.ts'
import { wireAnswers } from '../forms/engine/wire.ts'
import { fieldCode } from '../refusals.ts'
import {
  binary,
  body,
  byId,
  json,
  language,
  reads,
  removes,
  success,
  word,
  writes,
} from './endpoint-parts.ts'
import { apiPaths } from './paths.ts'
import { onePage, pageNumber, viewing } from './uploads/file-pages.ts'
import { uuid } from './uuid.ts'

const hash = word(200)

/** Programs may send it as a JSON number, which has no leading zeros. */
const pin = v.pipe(
  v.union([v.string(), v.number()], fieldCode('invalid_type')),
  v.transform((given) => (typeof given === 'number' ? pinOf(given) : given)),
  word(20),
)
const exampleHash = 'q7VhN2c0T1mXo3kZr8Yw5g'
export const exampleId = '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'
const exampleKey = '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b'

const note = v.object({ field: v.string(), key: uuid, name: v.string(), size: v.number(), href: v.string() })

/** A new e-mail address, used for nothing until it is confirmed from its mailbox. */
const pendingEmail = v.object({ email: v.string(), asked_at: v.string(), expires_at: v.string() })

/** What staff corrected, by field; null for no answer. */
const values = v.record(v.string(), v.unknown())
const correction = v.object({ corrected_at: v.string(), reason: v.string(), before: values, after: values })

const examplePending = {
  email: 'ama.owusu@clinic.example',
  asked_at: '2026-11-16T09:30:00.000Z',
  expires_at: '2026-11-23T09:30:00.000Z',
}

const ownRead = { ...reads, problems: ['not_found'] } as const
/** What a person does with their application, which `:id` names. */
const ownWrite = { ...writes, request: { params: byId }, problems: ['not_found'] } as const

export type Kind = { form: Form; sent: Readonly<Record<string, unknown>>; edit: object }

export const exampleReference = (kind: ApplicationKind) => referenceOf(kind, 42)

export const takenAddress = ({ says }: Form) => (says.emailTaken ? (['email_taken'] as const) : [])

/** What a person can do with the application that they sent, of one kind. */
export function ownEndpoints(kind: ApplicationKind, { form, sent, edit }: Kind) {
  const base = applicationCalls[kind]
  const own = `${base}/:id` as const
  const facts = {
    id: exampleId,
    reference: exampleReference(kind),
    status: 'submitted',
    version: 3,
    submitted_at: '2026-11-15T08:00:00.000Z',
    updated_at: '2026-11-16T09:30:00.000Z',
  }
  const files = fileFields(form).map((field) => ({
    field,
    key: exampleKey,
    name: 'Ama_5d41402a_Owusu.pdf',
    size: 240_318,
    href: filePath(kind, exampleKey),
  }))
  return {
    authenticate: {
      method: 'POST',
      path: `${base}/authenticate`,
      access: 'public',
      limit: 'attempt',
      request: { body: body({ hash, email: word(254), pin }) },
      example: { hash: exampleHash, email: 'ama@hospital.example', pin: '042917' },
      answer: success,
      problems: ['wrong_credentials', 'too_many_attempts'],
    },
    sendNewPinTo: {
      method: 'POST',
      path: `${base}/send-new-pin`,
      access: 'public',
      limit: 'newPin',
      request: { body: body({ hash }) },
      example: { hash: exampleHash },
      answer: json(v.object({ success: v.literal(true), usable_in_seconds: v.optional(v.number()) }), {
        success: true,
      }),
    },
    readOwn: {
      ...ownRead,
      path: `${recordCalls[kind]}/:hash`,
      access: 'edit_session',
      request: { params: v.strictObject({ hash }) },
      answer: json(
        v.looseObject({
          id: uuid,
          reference: v.string(),
          status: v.string(),
          version: v.number(),
          submitted_at: v.string(),
          updated_at: v.string(),
          files: v.array(note),
          asked: v.nullable(v.object({ fields: v.array(v.string()), note: v.string() })),
          pending_email: v.nullable(pendingEmail),
          corrections: v.array(correction),
          /** Newer ones than the applicant agreed to: an edit has to contain the consent again. */
          terms: v.nullable(v.object({ path: v.string(), since: v.string() })),
          /** How long a withdrawn application stays. */
          kept_months: v.number(),
        }),
        {
          ...facts,
          ...wireAnswers(form, sent),
          files,
          asked: null,
          pending_email: examplePending,
          corrections: [],
          terms: null,
          kept_months: 12,
        },
      ),
    },
    editOwn: {
      ...ownWrite,
      method: 'PUT',
      path: own,
      access: 'edit_session',
      request: { params: byId, headers: v.object(language) },
      edits: form,
      example: edit,
      answer: json(v.object({ id: uuid, version: v.number(), pending_email: v.nullable(pendingEmail) }), {
        id: exampleId,
        version: 4,
        pending_email: null,
      }),
      problems: ['not_found', 'version_conflict', ...takenAddress(form)],
    },
    confirmEmailAgainOf: {
      ...ownWrite,
      path: `${own}/pending-email/send-again`,
      access: 'edit_session',
      answer: json(v.object({ pending_email: pendingEmail }), { pending_email: examplePending }),
    },
    keepEmailOf: {
      ...ownWrite,
      ...removes,
      path: `${own}/pending-email`,
      access: 'edit_session',
      answer: success,
    },
    exportOwn: {
      ...ownRead,
      path: `${own}/export`,
      access: 'edit_session',
      request: { params: byId },
      answer: json(v.looseObject({ application: v.looseObject({ id: uuid }), files: v.array(note) }), {
        application: { ...facts, answers: sent },
        files,
      }),
    },
    withdrawOwn: {
      ...ownWrite,
      path: `${own}/withdraw`,
      access: 'edit_session',
      answer: json(v.object({ status: v.literal('withdrawn') }), { status: 'withdrawn' }),
      problems: ['not_found', 'wrong_status'],
    },
    eraseOwn: { ...ownWrite, ...removes, path: own, access: 'edit_session', answer: success },
  } as const
}

export function ownFileEndpoint(kind: ApplicationKind) {
  return {
    ...ownRead,
    path: `${applicationCalls[kind]}/getFile/:fileKey`,
    access: 'edit_session',
    request: { params: v.strictObject({ fileKey: uuid }) },
    answer: binary('application/pdf'),
  } as const
}

/** A file of the application drawn page by page, for devices that show no PDF. */
export function ownPageEndpoints(kind: ApplicationKind) {
  const { path, access, request } = ownFileEndpoint(kind)
  return {
    viewFileOf: {
      ...viewing(filePath(kind, exampleKey)),
      path: `${path}/pages`,
      access,
      request,
    },
    readPageOf: {
      ...onePage,
      path: `${path}/pages/:page`,
      access,
      request: { params: v.strictObject({ fileKey: uuid, page: pageNumber }) },
    },
  } as const
}

/** Answers 410 where the specification hands secrets to a browser: the server compares credentials instead. */
export function replacedEndpoint(path: `/api/${string}`, kind: ApplicationKind) {
  return {
    ...reads,
    path,
    access: 'public',
    request: { params: v.strictObject({ id: word(200) }) },
    answer: {
      status: 410,
      type: 'application/problem+json',
      schema: v.looseObject({ code: v.literal('replaced'), replacedBy: v.string() }),
      example: { code: 'replaced', replacedBy: `POST ${applicationCalls[kind]}/authenticate` },
    },
  } as const
}

export const linkEndpoints = {
  sendLinkAgain: {
    method: 'POST',
    path: apiPaths.sendLinkAgain,
    access: 'public',
    limit: 'linkAgain',
    request: { body: body({ email: word(254) }) },
    example: { email: 'ama@hospital.example' },
    answer: success,
    problems: ['invalid_answers'],
  },
  signOut: { ...writes, path: apiPaths.signOut, access: 'public', answer: success },
} as const
