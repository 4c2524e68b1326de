import * as v from 'valibot'
import { agreementVersion } from '../programme/agreement.ts'
import { ownProgramme } from '../programme/own-programme.ts'
import { reportKinds } from '../programme/reports.ts'
import { fieldCode } from '../refusals.ts'
import { certificatePaths } from './certificate-paths.ts'
import { binary, body, byId, json, language, reads, success, word, writes } from './endpoint-parts.ts'
import { answers } from './form-answers.ts'
import { matchPaths } from './matching-paths.ts'
import { programmeExample } from './programme-example.ts'
import { uuid } from './uuid.ts'

const certificate = {
  ...reads,
  request: { params: byId },
  answer: binary('application/pdf'),
  problems: ['not_found', 'wrong_status'],
} as const

/** The certificate of a completed match: for its expert, and for staff. */
export const certificateEndpoints = {
  readOwnCertificate: { ...certificate, path: certificatePaths.own, access: 'edit_session' },
  readCertificate: { ...certificate, path: certificatePaths.staff, access: 'read_applications' },
} as const

const headers = v.object(language)

const act = { ...writes, answer: success } as const

/** What an expert or a hospital sees of its collaborations and does in them, by its edit link. */
export const programmeEndpoints = {
  readOwnProgramme: {
    ...reads,
    path: `${matchPaths.matches}/mine`,
    access: 'edit_session',
    request: { headers },
    answer: json(ownProgramme, programmeExample),
    problems: ['not_found'],
  },
  acceptAgreement: {
    ...act,
    path: `${matchPaths.matches}/:id/agreement`,
    access: 'edit_session',
    request: { params: byId, headers, body: body({ name: word(200), text_version: word(40) }) },
    example: { name: 'Ama Owusu', text_version: agreementVersion },
    problems: ['not_found', 'wrong_status', 'version_conflict'],
  },
  handInLetter: {
    ...act,
    path: `${matchPaths.matches}/:id/letter`,
    access: 'edit_session',
    request: { params: byId, body: body({ letter_of_commitment: uuid }) },
    example: { letter_of_commitment: '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b' },
    problems: ['not_found', 'wrong_status'],
  },
  sendReport: {
    ...act,
    path: `${matchPaths.matches}/:id/reports/:kind`,
    access: 'edit_session',
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
