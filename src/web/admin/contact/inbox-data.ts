import type { MessageQuery } from '../../../domain/contact/message-query.ts'
import type { Author } from '../../../domain/staff/audit.ts'
import type { InboxPage } from '../../../services/contact/read-message.ts'

/** What the list of messages is drawn from. */
export type InboxData = {
  query: MessageQuery
  page: InboxPage
  assignees: readonly Author[]
  mayChange: boolean
  /** How many have just become spam. */
  spam?: number | undefined
  isGone?: boolean
}
