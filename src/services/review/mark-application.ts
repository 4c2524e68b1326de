import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { annotateApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findAssignee } from '../../store/review/assignees.ts'
import { findReviewed, insertNote } from '../../store/review/reviewed-application.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { whyOutside } from '../staff/judge-regions.ts'

/** The assignee, an active reviewer; null unassigns. */
export async function assignApplication(
  store: Store,
  staff: Author & Regional,
  order: { id: string; assignee: string | null },
): Promise<Outcome<{ assignee: Author | null }>> {
  const assigned = await assignOne(store, staff, order)
  return assigned.ok ? done({ assignee: assigned.value.assignee }) : assigned
}

type Assigning = {
  id: string
  assignee: string | null
  /** Refuses what is assigned to anybody else; undefined for anything. */
  from?: string | null | undefined
}

/** The same, with the id of the former assignee. */
export function assignOne(
  store: Store,
  staff: Author & Regional,
  { id, assignee, from }: Assigning,
): Promise<Outcome<{ assignee: Author | null; before: string | null }>> {
  return transaction(store, async (trx) => {
    const given = assignee === null ? null : await findAssignee(trx, assignee)
    if (given === undefined) return refuse('invalid_answers', { errors: { assignee: 'invalid_choice' } })
    await lockApplication(trx, id)
    const before = await findReviewed(trx, id)
    const outside = before ? whyOutside(staff, before, 'act') : 'not_found'
    if (!before || outside) return refuse(outside ?? 'not_found')
    const former = before.assignee_id
    if (from !== undefined && former !== from) return refuse('version_conflict')
    if (former === assignee) return done({ assignee: given, before: former })
    await annotateApplication(trx, id, { assignee_id: assignee })
    await writeAudit(trx, byStaff(staff), 'application_assigned', ['application', id], {
      before: { assignee: former },
      after: { assignee },
    })
    return done({ assignee: given, before: former })
  })
}

/** The audit records that tags changed, not their text. */
export function tagApplication(
  store: Store,
  staff: Author,
  { id, tags }: { id: string; tags: readonly string[] },
): Promise<Outcome<{ tags: string[] }>> {
  return transaction(store, async (trx) => {
    await lockApplication(trx, id)
    const before = await findReviewed(trx, id)
    if (!before) return refuse('not_found')
    await replaceTags(trx, staff, before, tags)
    return done({ tags: [...tags] })
  })
}

type Tagged = { id: string; tags: readonly string[] }

export async function replaceTags(trx: Database, staff: Author, before: Tagged, tags: readonly string[]) {
  const { id } = before
  if (before.tags.join(' ') === tags.join(' ')) return
  await annotateApplication(trx, id, { tags: [...tags] })
  await writeAudit(trx, byStaff(staff), 'application_tagged', ['application', id], { fields: ['tags'] })
}

export function noteOnApplication(store: Store, staff: Author, { id, text }: { id: string; text: string }) {
  return transaction(store, async (trx) => {
    if (!(await lockApplication(trx, id))) return refuse('not_found')
    const note = await insertNote(trx, id, staff, text)
    await writeAudit(trx, byStaff(staff), 'application_noted', ['application', id], { fields: ['notes'] })
    return done({ id: note.id, staff_name: staff.name, text, written_at: note.writtenAt.toISOString() })
  })
}
