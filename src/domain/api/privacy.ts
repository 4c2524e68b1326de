import { several } from '../review/list-parts.ts'
import { binary, body, reads, word } from './endpoint-parts.ts'
import { reviewPaths } from './review/review-paths.ts'

/** The privacy desk: endpoints for downloads; everything else is a native form. */
export const privacyEndpoints = {
  exportPerson: {
    ...reads,
    path: reviewPaths.exportPerson,
    access: 'administer',
    /** The person, and the confirmed mentions. */
    request: { query: body({ email: word(200), also: several(word(100)) }) },
    answer: binary('application/zip'),
    problems: ['invalid_answers', 'not_found'],
  },
} as const
