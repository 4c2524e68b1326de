import * as v from 'valibot'
import { tags } from '../../review/tag.ts'
import { body, json, writes } from '../endpoint-parts.ts'
import { uuid } from '../uuid.ts'
import { refused } from './review-answers.ts'
import { assignee, id, otherId } from './review-examples.ts'
import { many } from './review-orders.ts'
import { reviewPaths } from './review-paths.ts'

export const assignOrder = body({
  ids: many(uuid),
  assignee: v.nullable(uuid),
  /** Changes only applications with this assignee, or without one if null: an undo keeps later assignments. */
  from: v.optional(v.nullable(uuid)),
})

export const tagOrder = body({
  ids: many(uuid),
  add: v.optional(tags, []),
  remove: v.optional(tags, []),
})

/** What has been done, and what was refused; nothing is left out. `undo` holds the orders that restore what was before. */
const marked = <const Order extends v.GenericSchema>(order: Order) =>
  v.object({ done: v.array(uuid), refused: v.array(refused), undo: v.array(order) })
const done = { done: [id], refused: [{ id: otherId, code: 'not_found' }] }

const bulk = {
  ...writes,
  access: 'review_applications',
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
    answer: json(marked(assignOrder), {
      ...done,
      undo: [{ ids: [id], assignee: null, from: assignee.id }],
    }),
  },
  tagApplications: {
    ...bulk,
    path: reviewPaths.tagging,
    access: 'review_applications',
    request: { body: tagOrder },
    example: { ids: [id, otherId], add: ['urgent'], remove: [] },
    answer: json(marked(tagOrder), { ...done, undo: [{ ids: [id], add: [], remove: ['urgent'] }] }),
  },
} as const
