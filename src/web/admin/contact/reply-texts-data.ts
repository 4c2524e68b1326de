import type { FieldErrors } from '../../../domain/refusals.ts'
import type { ReplyText, TypedReplyText } from '../../../services/contact/manage-reply-texts.ts'

export const results = ['saved', 'removed'] as const

export type ReplyTextsData = {
  texts: readonly ReplyText[]
  mayChange: boolean
  result?: (typeof results)[number] | 'gone' | undefined
  /** Refused input, and the text that it belongs to; an empty id is a new one. */
  typed?: TypedReplyText
  errors: FieldErrors
}
