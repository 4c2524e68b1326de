import * as v from 'valibot'
import { agreementVersion } from '../programme/agreement.ts'
import { matchExport } from '../programme/match-export.ts'
import { ownProgramme } from '../programme/own-programme.ts'
import { reportKinds } from '../programme/reports.ts'
import { isFullName } from '../programme/signed-name.ts'
import { fieldCode } from '../refusals.ts'
import { binary, body, byId, csv, json, language, reads, success, word, writes } from './endpoint-parts.ts'
import { answers } from './forms/form-answers.ts'
import { matchExportPaths, matchPaths } from './matching/matching-paths.ts'
import { certificatePaths } from './programme/certificate-paths.ts'
import { programmeExample } from './programme/programme-example.ts'
import { uuid } from './uuid.ts'

const signature = v.pipe(
  word(200),
  v.check((typed) => !typed.trim() || isFullName(typed), fieldCode('too_short')),
)

/** Only what is printed on the certificate. */
const verified = v.object({
  name: v.string(),
  hospital: v.string(),
  starts_on: v.nullable(v.string()),
  ends_on: v.nullable(v.string()),
  issued_on: v.string(),
})

export type VerifiedCertificate = v.InferOutput<typeof verified>

const certificate = {
  ...reads,
  limit: 'drawing',
  request: { params: byId },
  answer: binary('application/pdf'),
  problems: ['not_found', 'wrong_status'],
} as const

/** The certificate of a completed match, for its expert and for staff, and its public verification. */
export const certificateEndpoints = {
  readOwnCertificate: { ...certificate, path: certificatePaths.own, access: 'edit_session' },
  readCertificate: { ...certificate, path: certificatePaths.staff, access: 'read_applications' },
  verifyCertificate: {
    ...reads,
    limit: 'certificate',
    path: certificatePaths.verified,
    access: 'public',
    request: { params: v.strictObject({ code: word(100) }) },
    answer: json(verified, {
      name: 'Ama Owusu',
      hospital: 'Ridge Hospital',
      starts_on: '2026-03-03',
      ends_on: '2026-08-30',
      issued_on: '2026-09-15',
    }),
    problems: ['not_found'],
  },
} as const

/** The matches of the programme as a file. */
export const matchExportEndpoints = {
  exportMatchesAsCsv: {
    ...reads,
    path: matchExportPaths.csv,
    access: 'export_data',
    request: { query: matchExport },
    answer: csv,
    problems: ['invalid_answers'],
  },
  exportMatchesAsXlsx: {
    ...reads,
    path: matchExportPaths.xlsx,
    access: 'export_data',
    request: { query: matchExport },
    answer: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    problems: ['invalid_answers'],
  },
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
    request: { params: byId, headers, body: body({ name: signature, text_version: word(40) }) },
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
