import * as v from 'valibot'
import type { Answers } from '../forms/engine/form.ts'
import { isRecord } from '../forms/engine/normalise.ts'
import { agreementVersion } from '../programme/agreement.ts'
import { ownProgramme } from '../programme/own-programme.ts'
import { reportKinds } from '../programme/reports.ts'
import { fieldCode } from '../refusals.ts'
import { certificatePaths } from './certificate-paths.ts'
import { body, language, success, word } from './endpoint-parts.ts'
import { matchPaths } from './matching-paths.ts'
import { programmeExample } from './programme-example.ts'
import { uuid } from './uuid.ts'

const certificate = {
  method: 'GET',
  limit: 'read',
  request: { params: v.strictObject({ id: uuid }) },
  answer: {
    status: 200,
    type: 'application/pdf',
    schema: v.pipe(v.string(), v.metadata({ format: 'binary' })),
  },
  problems: ['not_found', 'wrong_status'],
} as const

/** The certificate of a completed match: for its expert, and for staff. */
export const certificateEndpoints = {
  readOwnCertificate: { ...certificate, path: certificatePaths.own, access: 'edit_session' },
  readCertificate: { ...certificate, path: certificatePaths.staff, access: 'read_applications' },
} as const

const headers = v.object(language)
const one = v.strictObject({ id: uuid })
const answers = v.pipe(v.custom<Answers>(isRecord, fieldCode('invalid_type')), v.metadata({ type: 'object' }))

const act = { method: 'POST', access: 'edit_session', limit: 'write', answer: success } as const

/** What an expert or a hospital sees of its collaborations and does in them, by its edit link. */
export const programmeEndpoints = {
  readOwnProgramme: {
    method: 'GET',
    path: `${matchPaths.matches}/mine`,
    access: 'edit_session',
    limit: 'read',
    request: { headers },
    answer: { status: 200, type: 'application/json', schema: ownProgramme, example: programmeExample },
    problems: ['not_found'],
  },
  acceptAgreement: {
    ...act,
    path: `${matchPaths.matches}/:id/agreement`,
    request: { params: one, headers, body: body({ name: word(200), text_version: word(40) }) },
    example: { name: 'Ama Owusu', text_version: agreementVersion },
    problems: ['not_found', 'wrong_status', 'version_conflict'],
  },
  handInLetter: {
    ...act,
    path: `${matchPaths.matches}/:id/letter`,
    request: { params: one, body: body({ letter_of_commitment: uuid }) },
    example: { letter_of_commitment: '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b' },
    problems: ['not_found', 'wrong_status'],
  },
  sendReport: {
    ...act,
    path: `${matchPaths.matches}/:id/reports/:kind`,
    request: {
      params: v.strictObject({ id: uuid, kind: v.picklist(reportKinds, fieldCode('invalid_choice')) }),
      headers,
      body: answers,
    },
    example: {
      activities: 'Four online sessions about the use of antibiograms.',
      changes: 'The laboratory now reports within two days.',
      next: 'A visit to the wards in March.',
    },
    problems: ['not_found', 'wrong_status'],
  },
} as const
