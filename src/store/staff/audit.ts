import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
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

type Noted = {
  staffId: string
  subject: readonly [kind: AuditSubject, id: string]
  fields: readonly string[]
  /** An interval of PostgreSQL. */
  within: string
}

/** Whether a staff member has such an entry of late. */
export async function hasAudit(
  { db }: Database,
  action: AuditAction,
  { staffId, subject: [kind, id], fields, within: lately }: Noted,
): Promise<boolean> {
  const found = await db
    .selectFrom('audit')
    .select('id')
    .where('subject_id', '=', id)
    .where('subject_kind', '=', kind)
    .where('action', '=', action)
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`fields = ${JSON.stringify(fields)}::jsonb`)
    .where(sql<boolean>`at > now() - ${lately}::interval`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/** Null where the entry is about something else, or the application is erased. */
const applicationOfSubject = <Value>(column: RawBuilder<unknown>) =>
  sql<Value | null>`(SELECT ${column} FROM application WHERE application.id = audit.subject_id)`

/** The numbers of the two sides of a match. */
const matchOfSubject = sql<{ hospital: number; expert: number } | null>`(
  SELECT jsonb_build_object('hospital', hospital.number, 'expert', expert.number)
  FROM match
    JOIN application AS hospital ON hospital.id = match.hospital_id
    JOIN application AS expert ON expert.id = match.expert_id
  WHERE match.id = audit.subject_id AND audit.subject_kind = 'match')`

/** Newest first; entries about accounts only for administrators. Days are those of the reader's zone. */
export function searchAudit(
  { db }: Database,
  query: AuditQuery,
  { withStaff = true, zone }: { withStaff?: boolean; zone?: string | undefined } = {},
) {
  const { search, staff, action, subject, cursor } = query
  const asked = [
    ...(search === undefined ? [] : [matches(search)]),
    ...(staff === undefined ? [] : [sql<boolean>`staff_id = ${staff}`]),
    ...(action === undefined ? [] : [sql<boolean>`action = ${action}`]),
    ...(subject === undefined ? [] : [sql<boolean>`subject_id = ${subject}`]),
    ...(cursor === undefined ? [] : [sql<boolean>`id < ${cursor}::bigint`]),
    ...within('at', query.from, query.to, zone),
    ...(withStaff ? [] : [sql<boolean>`subject_kind <> 'staff'`]),
  ]
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'actor', 'staff_id', 'staff_name', 'action', 'subject_kind', 'subject_id'])
    .select(['fields', 'before', 'after'])
    .select([
      applicationOfSubject<ApplicationKind>(sql`kind`).as('application_kind'),
      applicationOfSubject<number>(sql`number`).as('application_number'),
      matchOfSubject.as('match_numbers'),
    ])
    .where((where) => where.and(asked))
    .orderBy('id', 'desc')
    .limit(query.size)
    .execute()
}
