import * as v from 'valibot'
import { tags } from '../review/tag.ts'
import { body, json, writes } from './endpoint-parts.ts'
import { refused } from './review-answers.ts'
import { assignee, id, otherId } from './review-examples.ts'
import { many } from './review-orders.ts'
import { reviewPaths } from './review-paths.ts'
import { uuid } from './uuid.ts'

export const assignOrder = body({ ids: many(uuid), assignee: v.nullable(uuid) })

export const tagOrder = body({
  ids: many(uuid),
  add: v.optional(tags, []),
  remove: v.optional(tags, []),
})

/** What has been done, and what was refused; nothing is left out. */
const marked = json(v.object({ done: v.array(uuid), refused: v.array(refused) }), {
  done: [id],
  refused: [{ id: otherId, code: 'not_found' }],
})

const bulk = {
  ...writes,
  access: 'review_applications',
  answer: marked,
  problems: ['invalid_answers'],
} as const

/** Acts on several applications besides moving them. */
export const bulkMarkEndpoints = {
  assignApplications: {
    ...bulk,
    path: reviewPaths.assignments,
    access: 'review_applications',
    request: { body: assignOrder },
    example: { ids: [id, otherId], assignee: assignee.id },
  },
  tagApplications: {
    ...bulk,
    path: reviewPaths.tagging,
    access: 'review_applications',
    request: { body: tagOrder },
    example: { ids: [id, otherId], add: ['urgent'], remove: [] },
  },
} as const
