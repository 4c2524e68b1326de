import * as v from 'valibot'
import { several } from '../review/list-parts.ts'
import { body, word } from './endpoint-parts.ts'
import { reviewPaths } from './review-paths.ts'

/** The privacy desk: endpoints for downloads; everything else is a native form. */
export const privacyEndpoints = {
  exportPerson: {
    method: 'GET',
    path: reviewPaths.exportPerson,
    access: 'administer',
    limit: 'read',
    /** The person, and the confirmed mentions. */
    request: { query: body({ email: word(200), also: several(word(100)) }) },
    answer: {
      status: 200,
      type: 'application/zip',
      schema: v.pipe(v.string(), v.metadata({ format: 'binary' })),
    },
    problems: ['invalid_answers', 'not_found'],
  },
} as const
