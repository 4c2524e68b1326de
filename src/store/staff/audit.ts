import { type RawBuilder, sql } from 'kysely'
import type { Actor, AuditAction, AuditQuery, AuditSubject, Doer } from '../../domain/staff/audit.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { draftsOf, mailsOf, matchInside, readableBy } from '../review/region-conditions.ts'
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

/** Whether this member of staff has such an entry within the given time. */
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

export type AuditEntry = {
  id: string
  at: Date
  actor: Actor
  staff_id: string | null
  staff_name: string | null
  action: AuditAction
  subject_kind: AuditSubject
  subject_id: string | null
  fields: string[]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

type Extent = {
  /** Entries about accounts are for administrators. */
  withStaff?: boolean
  /** Only entries about these subjects. */
  subjects?: readonly string[] | undefined
  /** The time zone of the days. */
  zone?: string | undefined
  /** Leaves out what is outside their regions. */
  reader?: Regional
}

/** Entries of the audit, newest first. */
export async function searchAudit(
  { db }: Database,
  { search, size, ...query }: Omit<AuditQuery, 'about'>,
  { withStaff = true, subjects, zone, reader = everywhere }: Extent = {},
): Promise<AuditEntry[]> {
  const { staff, action, subject, cursor } = query
  const asked = [
    ...(staff === undefined ? [] : [sql`staff_id = ${staff}::uuid`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(subject === undefined ? [] : [sql`subject_id = ${subject}::uuid`]),
    ...(cursor === undefined ? [] : [sql`id < ${cursor}::bigint`]),
    ...within('at', query.from, query.to, zone),
    ...idsWithin(query.from, query.to),
    ...(withStaff ? [] : [sql`subject_kind <> 'staff'`]),
    ...ofReadable(reader),
  ]
  const found = search === undefined ? [] : [matches(search)]
  const read = async (statement: RawBuilder<AuditEntry>) => (await statement.execute(db)).rows
  if (subjects) return read(ofSubjects(subjects, [...asked, ...found], size))
  if (found.length === 0) return read(newest(asked, size))
  // Common words occur among the newest entries; only for rare ones is the index of words faster.
  const near = await read(
    sql`SELECT * FROM (${newest(asked, lookedThrough, sql`, words`)}) AS near WHERE ${all(found)} LIMIT ${size}`,
  )
  if (near.length === size) return near
  return read(sql`
    WITH hit AS MATERIALIZED (SELECT id FROM audit WHERE ${all([...asked, ...found])})
    SELECT ${columns} FROM audit WHERE id IN (SELECT id FROM hit ORDER BY id DESC LIMIT ${size}) ORDER BY id DESC`)
}

/** Entries about applications, matches and mails that somebody may read, and all others. */
function ofReadable(reader: Regional) {
  const [application, match, mail, draft] = [
    readableBy(reader),
    matchInside(reader, 'audit.subject_id'),
    mailsOf(reader, 'read'),
    draftsOf(reader),
  ]
  if (!application || !match || !mail || !draft) return []
  return [
    sql`NOT EXISTS (SELECT FROM application WHERE application.id = audit.subject_id AND NOT ${application})`,
    match,
    sql`NOT EXISTS (SELECT FROM mail WHERE mail.id = audit.subject_id AND NOT ${mail})`,
    sql`NOT EXISTS (SELECT FROM entry_on_behalf AS entry JOIN application ON application.id = entry.application_id
      WHERE entry.id = audit.subject_id AND NOT ${application})`,
    sql`NOT EXISTS (SELECT FROM entry_on_behalf AS entry JOIN draft ON draft.id = entry.draft_id
      WHERE entry.id = audit.subject_id AND NOT ${draft})`,
  ]
}

const lookedThrough = 5000

const columns = sql.raw(
  'id, at, actor, staff_id, staff_name, action, subject_kind, subject_id, fields, before, after',
)

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` AND `)

function newest(conditions: readonly RawBuilder<unknown>[], atMost: number, more = sql``) {
  return sql<AuditEntry>`
    SELECT ${columns}${more} FROM audit WHERE ${all(conditions)} ORDER BY id DESC LIMIT ${atMost}`
}

/** The newest of each subject first, so that the index by subject is read and never the whole audit. */
function ofSubjects(subjects: readonly string[], conditions: readonly RawBuilder<unknown>[], atMost: number) {
  return sql<AuditEntry>`
    SELECT entry.* FROM unnest(${[...subjects]}::uuid[]) AS concerned (id)
    CROSS JOIN LATERAL (${newest([...conditions, sql`subject_id = concerned.id`], atMost)}) AS entry
    ORDER BY entry.id DESC LIMIT ${atMost}`
}

/**
 * Days as ids, by which entries are sorted: between the last entry well before them and the first one well after.
 * An id is taken after the time of its transaction, and no transaction lasts a day.
 */
function idsWithin(from: string | undefined, to: string | undefined) {
  const at = (day: string, more: number) =>
    sql`(${day}::date + ${more}::integer)::timestamp AT TIME ZONE 'UTC'`
  return [
    ...(from === undefined
      ? []
      : [sql`id > coalesce((SELECT id FROM audit WHERE at < ${at(from, -1)} ORDER BY at DESC LIMIT 1), 0)`]),
    ...(to === undefined
      ? []
      : [
          sql`id < coalesce((SELECT id FROM audit WHERE at > ${at(to, 2)} ORDER BY at LIMIT 1), ${lastId}::bigint)`,
        ]),
  ]
}

const lastId = '9223372036854775807'
