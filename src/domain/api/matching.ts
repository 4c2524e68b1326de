import * as v from 'valibot'
import { matchAnswer } from '../matching/answer.ts'
import { success } from './endpoint-parts.ts'
import { matchPaths } from './matching-paths.ts'
import { uuid } from './uuid.ts'

/** What an expert does about a request that they were asked about. */
export const matchEndpoints = {
  answerMatch: {
    method: 'POST',
    path: `${matchPaths.matches}/:id/answer`,
    access: 'edit_session',
    limit: 'write',
    request: { params: v.strictObject({ id: uuid }), body: matchAnswer },
    example: { answer: 'declined', reason: 'time', words: 'I am on leave until March.' },
    answer: success,
    problems: ['not_found', 'wrong_status'],
  },
} as const
