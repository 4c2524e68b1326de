import { isUuid } from '../../domain/api/uuid.ts'
import { type MessageStatus, mayMark } from '../../domain/contact/message-status.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { assignTo, changeMessage, lockMessage } from '../../store/contact/message.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findAssignee } from '../../store/review/assignees.ts'
import { writeAudit } from '../../store/staff/audit.ts'

export async function markMessage(
  store: Store,
  staff: Author,
  { id, status }: { id: string; status: MessageStatus },
): Promise<Outcome<undefined>> {
  return changeLocked(store, id, async (trx, message) => {
    const { status: before } = message
    if (before === status) return done(undefined)
    if (!mayMark(before, status)) return refuse('wrong_status')
    await changeMessage(trx, id, status)
    const change = { before: { status: before }, after: { status } }
    await writeAudit(trx, byStaff(staff), 'message_marked', ['contact_message', id], change)
    return done(undefined)
  })
}

/** Changes one message in a transaction that holds its lock. */
export function changeLocked<T>(
  store: Store,
  id: string,
  change: (trx: Database, message: LockedMessage) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction(store, async (trx) => {
    const message = isUuid(id) ? await lockMessage(trx, id) : undefined
    return message ? change(trx, message) : refuse('not_found')
  })
}

type LockedMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

/** Limit per request, larger than a page of the list. */
const mostAtOnce = 100

/** Marks each message on its own; returns the number now marked as spam. */
export async function markAsSpam(store: Store, staff: Author, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const id of new Set(ids.slice(0, mostAtOnce))) {
    if ((await markMessage(store, staff, { id, status: 'spam' })).ok) count += 1
  }
  return count
}

export async function assignMessage(
  store: Store,
  staff: Author,
  { id, assignee }: { id: string; assignee: string | null },
): Promise<Outcome<undefined>> {
  return changeLocked(store, id, async (trx, { assignee_id: before }) => {
    if (assignee !== null && !(isUuid(assignee) && (await findAssignee(trx, assignee)))) {
      return refuse('invalid_answers', { errors: { assignee: 'invalid_choice' } })
    }
    if (before === assignee) return done(undefined)
    await assignTo(trx, id, assignee)
    const change = { before: { assignee: before }, after: { assignee } }
    await writeAudit(trx, byStaff(staff), 'message_assigned', ['contact_message', id], change)
    return done(undefined)
  })
}
