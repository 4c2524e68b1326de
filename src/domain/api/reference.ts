import * as v from 'valibot'
import { html, reads } from './endpoint-parts.ts'

/** The API described by itself: for programs and for programmers. */
export const referenceEndpoints = {
  describeApi: {
    ...reads,
    path: '/api/openapi.json',
    access: 'public',
    answer: {
      status: 200,
      headers: ['etag'],
      type: 'application/json',
      schema: v.looseObject({ openapi: v.string() }),
    },
  },
  explainApi: { ...reads, path: '/api/docs', access: 'public', answer: { ...html, headers: ['etag'] } },
} as const
