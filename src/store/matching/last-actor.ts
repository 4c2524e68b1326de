import type { AuditAction } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'

/** The member of staff who did the last thing with one of these, if it was one of the actions. */
export async function findLastActor(
  { db }: Database,
  ids: readonly string[],
  actions: readonly AuditAction[],
) {
  const last = await db
    .selectFrom('audit')
    .select(['action', 'staff_id', 'staff_name'])
    .where('subject_id', '=', anyOf(ids))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.staff_name || !actions.some((action) => action === last.action)) return undefined
  return { id: last.staff_id, name: last.staff_name }
}
