import * as v from 'valibot'
import { fieldCode } from '../refusals.ts'
import { json, reads } from './endpoint-parts.ts'
import { apiPaths } from './paths.ts'
import { uuid } from './uuid.ts'

const one = { path: `${apiPaths.uploads}/:id`, access: 'public', limit: 'piece' } as const
const params = v.object({ id: uuid })

const count = v.pipe(v.string(fieldCode('required')), v.regex(/^\d+$/, fieldCode('invalid_number')))
/** The Upload-Metadata header of tus: keys, each followed by a value in base64. */
const metadata = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.regex(/^[^\s,]+( [A-Za-z\d+/]*={0,2})?(, ?[^\s,]+( [A-Za-z\d+/]*={0,2})?)*$/, fieldCode('invalid_text')),
)

const headers = <More extends v.ObjectEntries>(more: More) =>
  v.object({ 'tus-resumable': v.literal('1.0.0'), ...more }, fieldCode('required'))

const report = v.object({
  id: uuid,
  name: v.string(),
  size: v.number(),
  received: v.number(),
  state: v.picklist(['receiving', 'fine', 'refused']),
  code: v.optional(v.string()),
})
const exampleReport = {
  id: '7d0e5c1b-94f6-4b1e-a2d7-5c8f3a6b9e04',
  name: 'Curriculum vitae.pdf',
  size: 482_113,
} as const

/** Uploads that can be resumed, as tus 1.0.0 describes them, and what has become of a file. */
export const uploadEndpoints = {
  describeUploads: {
    ...reads,
    method: 'OPTIONS',
    path: apiPaths.uploads,
    access: 'public',
    answer: { status: 204, headers: ['Tus-Version', 'Tus-Extension', 'Tus-Max-Size'] },
  },
  beginUpload: {
    method: 'POST',
    path: apiPaths.uploads,
    access: 'public',
    limit: 'upload',
    request: {
      headers: headers({ 'upload-length': count, 'upload-metadata': v.optional(metadata) }),
    },
    answer: {
      ...json(report, { ...exampleReport, received: 0, state: 'receiving' }, 201),
      headers: ['Location', 'Upload-Expires'],
    },
    problems: ['unsupported_protocol', 'invalid_answers', 'body_too_large', 'uploads_full'],
  },
  measureUpload: {
    ...one,
    method: 'HEAD',
    request: { params, headers: headers({}) },
    answer: { status: 200, headers: ['Upload-Offset', 'Upload-Length', 'Upload-Metadata', 'Upload-Expires'] },
    problems: ['unsupported_protocol', 'not_found'],
  },
  continueUpload: {
    ...one,
    method: 'PATCH',
    request: { params, headers: headers({ 'upload-offset': count }) },
    stream: 'application/offset+octet-stream',
    answer: { status: 204, headers: ['Upload-Offset', 'Upload-Expires'] },
    problems: [
      'unsupported_protocol',
      'not_found',
      'offset_conflict',
      'invalid_answers',
      'body_too_large',
      'unsupported_type',
      'uploads_full',
    ],
  },
  cancelUpload: {
    ...one,
    method: 'DELETE',
    request: { params, headers: headers({}) },
    answer: { status: 204 },
    problems: ['unsupported_protocol', 'not_found'],
  },
  checkUpload: {
    ...one,
    method: 'GET',
    request: { params },
    answer: json(report, {
      ...exampleReport,
      received: exampleReport.size,
      state: 'refused',
      code: 'file_encrypted',
    }),
    problems: ['not_found'],
  },
} as const
