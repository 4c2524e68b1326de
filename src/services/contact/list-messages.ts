import type { MessageStatus } from '../../domain/contact/message-status.ts'
import { countInbox, type ListedMessage, listInbox, type MessageFilter } from '../../store/contact/inbox.ts'
import type { Store } from '../../store/open-store.ts'
import { cutPage, readCursor } from '../review/cursor.ts'

export type InboxPage = {
  rows: ListedMessage[]
  /** Of the same search, in each status. */
  counts: Record<MessageStatus, number>
  /** Cursor of the next page; null after the last. */
  cursor: string | null
}

const size = 25

/** An invalid cursor starts at the beginning. */
export async function listMessages(
  store: Store,
  { status, cursor, ...filter }: MessageFilter & { status: MessageStatus; cursor?: string | undefined },
): Promise<InboxPage> {
  const after = (cursor && readCursor(cursor, 'time')) || undefined
  const [found, counts] = await Promise.all([
    listInbox(store, status, filter, { after, atMost: size + 1 }),
    countInbox(store, filter),
  ])
  return { ...cutPage(found, size), counts }
}
