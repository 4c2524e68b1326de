import type { MailQuery } from '../../domain/mail/mail-query.ts'
import { type ListedMail, listOutbox } from '../../store/mail/listed-mails.ts'
import { countUnsentMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { cutPage, readCursor } from '../review/cursor.ts'

export type OutboxPage = {
  rows: ListedMail[]
  counts: Awaited<ReturnType<typeof countUnsentMail>>
  /** Cursor of the next page; null after the last. */
  cursor: string | null
}

const size = 25

/** An invalid cursor starts at the beginning. */
export async function listMails(store: Store, { cursor, ...filter }: MailQuery): Promise<OutboxPage> {
  const after = (cursor && readCursor(cursor, 'time')) || undefined
  const [found, counts] = await Promise.all([
    listOutbox(store, filter, { after, atMost: size + 1 }),
    countUnsentMail(store),
  ])
  return { ...cutPage(found, size), counts }
}
