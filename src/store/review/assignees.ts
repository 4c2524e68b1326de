import type { Author } from '../../domain/staff/audit.ts'
import { duties } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'

/** Possible assignees: active staff who review. */
const assignees = ({ db }: Database) =>
  db
    .selectFrom('staff_user')
    .select(['id', 'name'])
    .where('role', 'in', duties.review_applications)
    .where('disabled_at', 'is', null)

export function listAssignees(database: Database): Promise<Author[]> {
  return assignees(database).orderBy('name').orderBy('id').execute()
}

export function findAssignee(database: Database, id: string): Promise<Author | undefined> {
  return assignees(database).where('id', '=', id).executeTakeFirst()
}
