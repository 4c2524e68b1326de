import * as v from 'valibot'
import { word } from '../api/endpoint-parts.ts'
import { uuid } from '../api/uuid.ts'
import { searched } from '../review/list-parts.ts'
import { messageStatuses } from './message-status.ts'

/** The query string of the inbox; invalid values are ignored. */
export const messageQuery = v.object({
  status: v.fallback(v.optional(v.picklist(messageStatuses), 'open'), 'open'),
  search: v.fallback(v.optional(searched), undefined),
  assignee: v.fallback(v.optional(v.union([uuid, v.picklist(['me', 'none'])])), undefined),
  cursor: v.fallback(v.optional(word(100)), undefined),
})

export type MessageQuery = v.InferOutput<typeof messageQuery>
