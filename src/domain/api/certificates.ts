import * as v from 'valibot'
import { certificatePaths } from './certificate-paths.ts'
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
