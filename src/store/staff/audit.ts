import { sql } from 'kysely'
import type { AuditAction, AuditQuery, AuditSubject, Doer } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { matches, within } from '../review/search.ts'

type Change = {
  /** The names of changed fields; never an applicant's answers. Defaults to those of `before` and `after`. */
  fields?: readonly string[]
  before?: object
  after?: object
}

/** Call in the transaction of the recorded change. */
export async function writeAudit(
  { db }: Database,
  doer: Doer,
  action: AuditAction,
  [kind, subjectId]: readonly [kind: AuditSubject, id?: string | null | undefined],
  { before, after, fields = Object.keys({ ...before, ...after }) }: Change = {},
): Promise<void> {
  const { id = null, name = null } = doer.actor === 'staff' ? doer : {}
  await sql`
    INSERT INTO audit (actor, staff_id, staff_name, action, subject_kind, subject_id, fields, before, after)
    VALUES (${doer.actor}, ${id}, ${name}, ${action}, ${kind}, ${subjectId ?? null},
      ${JSON.stringify(fields)}, ${json(before)}, ${json(after)})`.execute(db)
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/** Newest first; entries about accounts only for administrators. */
export function searchAudit({ db }: Database, query: AuditQuery, { withStaff = true } = {}) {
  const { search, staff, action, subject, cursor } = query
  const asked = [
    ...(search === undefined ? [] : [matches(search)]),
    ...(staff === undefined ? [] : [sql<boolean>`staff_id = ${staff}`]),
    ...(action === undefined ? [] : [sql<boolean>`action = ${action}`]),
    ...(subject === undefined ? [] : [sql<boolean>`subject_id = ${subject}`]),
    ...(cursor === undefined ? [] : [sql<boolean>`id < ${cursor}::bigint`]),
    ...within('at', query.from, query.to),
    ...(withStaff ? [] : [sql<boolean>`subject_kind <> 'staff'`]),
  ]
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'actor', 'staff_id', 'staff_name', 'action', 'subject_kind', 'subject_id'])
    .select(['fields', 'before', 'after'])
    .select((entry) =>
      entry
        .selectFrom('application')
        .select('application.kind')
        .whereRef('application.id', '=', 'audit.subject_id')
        .as('application_kind'),
    )
    .where((where) => where.and(asked))
    .orderBy('id', 'desc')
    .limit(query.size)
    .execute()
}
