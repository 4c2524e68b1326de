import * as v from 'valibot'
import { word } from '../api/endpoint-parts.ts'
import { uuid } from '../api/uuid.ts'
import { searched } from '../review/list-parts.ts'

export const messageStatuses = ['open', 'answered', 'spam'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/** Allowed moves of a message; spam must be reopened before a reply. */
const marks: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  open: ['answered', 'spam'],
  answered: ['open', 'spam'],
  spam: ['open'],
}

export function mayMark(from: MessageStatus, to: MessageStatus): boolean {
  return marks[from].includes(to)
}

/** The query string of the inbox; invalid values are ignored. */
export const messageQuery = v.object({
  status: v.fallback(v.optional(v.picklist(messageStatuses), 'open'), 'open'),
  search: v.fallback(v.optional(searched), undefined),
  assignee: v.fallback(v.optional(v.union([uuid, v.picklist(['me', 'none'])])), undefined),
  cursor: v.fallback(v.optional(word(100)), undefined),
})

export type MessageQuery = v.InferOutput<typeof messageQuery>
