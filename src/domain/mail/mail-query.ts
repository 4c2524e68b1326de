import * as v from 'valibot'
import { word } from '../api/endpoint-parts.ts'
import { searched } from '../review/list-parts.ts'
import { mailStatuses } from './mail-status.ts'

export const mailSubjects = ['application', 'message', 'draft', 'account'] as const

export type MailSubject = (typeof mailSubjects)[number]

/** The query string of the outbox; invalid values are ignored. */
export const mailQuery = v.object({
  status: v.fallback(v.optional(v.picklist(mailStatuses), 'failed'), 'failed'),
  search: v.fallback(v.optional(searched), undefined),
  about: v.fallback(v.optional(v.picklist(mailSubjects)), undefined),
  cursor: v.fallback(v.optional(word(100)), undefined),
})

export type MailQuery = v.InferOutput<typeof mailQuery>
