import { type RawBuilder, sql } from 'kysely'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Database } from '../database.ts'
import { time, where } from '../review/application-conditions.ts'
import type { Place } from '../review/listed-applications.ts'
import { matches } from '../review/search.ts'

export type MessageFilter = {
  search?: string | undefined
  /** An id, or 'none' for unassigned messages. */
  assignee?: string | undefined
}

export type ListedMessage = {
  id: string
  name: string
  /** How it begins. */
  beginning: string
  received_at: Date
  assignee_name: string | null
}

/** Open messages: oldest first; others: newest first. */
export async function listInbox(
  { db }: Database,
  status: MessageStatus,
  filter: MessageFilter,
  { after, atMost }: { after: Place | undefined; atMost: number },
): Promise<(ListedMessage & { place: Place })[]> {
  const { column, value, read } = time(sql`received_at`)
  const isOldestFirst = status === 'open'
  const direction = isOldestFirst ? sql`ASC` : sql`DESC`
  const behind =
    after && sql`(${column}, id) ${isOldestFirst ? sql`>` : sql`<`} (${read(after.value)}, ${after.id}::uuid)`
  const asked = [sql`status = ${status}`, ...conditionsOf(filter), ...(behind ? [behind] : [])]
  const { rows } = await sql<ListedMessage & { place_value: string }>`
    SELECT page.id, received_at, staff_user.name AS assignee_name, place_value,
      concat_ws(' ', answers ->> 'name', answers ->> 'surname') AS name,
      left(regexp_replace(answers ->> 'message', '\\s+', ' ', 'g'), 160) AS beginning
    FROM (
      SELECT *, ${value} AS place_value FROM contact_message WHERE ${where(asked)}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${atMost}
    ) AS page LEFT JOIN staff_user ON staff_user.id = assignee_id
    ORDER BY received_at ${direction}, page.id ${direction}`.execute(db)
  return rows.map(({ place_value, ...row }) => ({ ...row, place: { value: place_value, id: row.id } }))
}

/** How many there are in each status. */
export async function countInbox(
  { db }: Database,
  filter: MessageFilter,
): Promise<Record<MessageStatus, number>> {
  const { rows } = await sql<{ status: MessageStatus; count: number }>`
    SELECT status, count(*)::integer AS count FROM contact_message
    WHERE ${where([sql`true`, ...conditionsOf(filter)])} GROUP BY status`.execute(db)
  return { open: 0, answered: 0, spam: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
}

function conditionsOf({ search, assignee }: MessageFilter): RawBuilder<unknown>[] {
  return [
    ...(search === undefined ? [] : [matches(search)]),
    ...(assignee === undefined
      ? []
      : [assignee === 'none' ? sql`assignee_id IS NULL` : sql`assignee_id = ${assignee}::uuid`]),
  ]
}
