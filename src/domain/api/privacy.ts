import * as v from 'valibot'
import { several } from '../review/list-parts.ts'
import { body, word } from './endpoint-parts.ts'
import { reviewPaths } from './review-paths.ts'

/** The privacy desk: what no native form can do is to send a file. */
export const privacyEndpoints = {
  exportPerson: {
    method: 'GET',
    path: reviewPaths.exportPerson,
    access: 'administer',
    limit: 'read',
    /** Whom, and which texts that name them mean them. */
    request: { query: body({ email: word(200), also: several(word(100)) }) },
    answer: {
      status: 200,
      type: 'application/zip',
      schema: v.pipe(v.string(), v.metadata({ format: 'binary' })),
    },
    problems: ['invalid_answers', 'not_found'],
  },
} as const
