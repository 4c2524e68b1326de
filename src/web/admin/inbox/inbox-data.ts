import type { Author } from '../../../domain/audit.ts'
import type { MessageQuery } from '../../../domain/inbox/message-query.ts'
import type { InboxPage } from '../../../services/inbox/list-messages.ts'

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
