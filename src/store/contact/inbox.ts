import { sql } from 'kysely'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { assignedTo, keyset, type Part, time, where, withPlaces } from '../review/application-conditions.ts'
import { matches } from '../review/search.ts'

export type MessageFilter = {
  search?: string | undefined
  assignee?: string | undefined
}

export type ListedMessage = {
  id: string
  name: string
  beginning: string
  locale: Locale
  received_at: Date
  assignee_name: string | null
}

/** Open messages: oldest first; others: newest first. */
export async function listInbox({ db }: Database, status: MessageStatus, filter: MessageFilter, part: Part) {
  const received = time(sql`received_at`)
  const { behind, order, direction } = keyset(received, status !== 'open', part.after)
  const { rows } = await sql<ListedMessage & { place_value: string }>`
    SELECT page.id, page.locale, received_at, staff_user.name AS assignee_name, place_value,
      concat_ws(' ', answers ->> 'name', answers ->> 'surname') AS name,
      left(regexp_replace(answers ->> 'message', '\\s+', ' ', 'g'), 160) AS beginning
    FROM (
      SELECT *, ${received.value} AS place_value FROM contact_message
      WHERE ${where([sql`status = ${status}`, ...conditionsOf(filter), behind])} ORDER BY ${order} LIMIT ${part.atMost}
    ) AS page LEFT JOIN staff_user ON staff_user.id = assignee_id
    ORDER BY received_at ${direction}, page.id ${direction}`.execute(db)
  return withPlaces(rows)
}

export async function countInbox({ db }: Database, filter: MessageFilter) {
  const { rows } = await sql<{ status: MessageStatus; count: number }>`
    SELECT status, count(*)::integer AS count FROM contact_message
    WHERE ${where([sql`true`, ...conditionsOf(filter)])} GROUP BY status`.execute(db)
  return { open: 0, answered: 0, spam: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
}

const conditionsOf = ({ search, assignee }: MessageFilter) => [
  search && matches(search),
  assignedTo(assignee),
]
