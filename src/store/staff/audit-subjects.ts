import { sql } from 'kysely'
import { isUuid } from '../../domain/api/uuid.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { AuditAction } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'
import { matches } from '../review/search.ts'

/** A person, a hospital or a text; only applications have a kind and a number. */
export type Concerned = { name: string; kind: ApplicationKind | null; number: number | null }

/** The people or things that entries concern, by subject id: both sides of a match, none once erased. */
export async function listConcerned(
  { db }: Database,
  subjectIds: readonly string[],
): Promise<Map<string, Concerned[]>> {
  const ids = sql`ANY (${[...new Set(subjectIds)]}::uuid[])`
  const { rows } = await sql<Concerned & { id: string }>`
    SELECT id, name, kind, number FROM application WHERE id = ${ids}
    UNION ALL
    SELECT match.id, side.name, side.kind, side.number FROM match
      JOIN application AS side ON side.id IN (match.hospital_id, match.expert_id) WHERE match.id = ${ids}
    UNION ALL
    SELECT mail.id, application.name, kind, application.number FROM mail
      JOIN application ON application.id = application_id WHERE mail.id = ${ids}
    UNION ALL
    SELECT entry.id, application.name, kind, application.number FROM entry_on_behalf AS entry
      JOIN application ON application.id = application_id WHERE entry.id = ${ids}
    UNION ALL
    SELECT entry.id, ${fullName}, NULL, NULL FROM entry_on_behalf AS entry
      JOIN draft ON draft.id = draft_id WHERE entry.id = ${ids}
    UNION ALL
    SELECT id, ${fullName}, NULL, NULL FROM contact_message WHERE id = ${ids}
    UNION ALL SELECT id, title, NULL, NULL FROM story WHERE id = ${ids}
    UNION ALL SELECT id, title, NULL, NULL FROM news_item WHERE id = ${ids}
    UNION ALL SELECT id, name, NULL, NULL FROM profile WHERE id = ${ids}
    UNION ALL SELECT id, name, NULL, NULL FROM saved_view WHERE id = ${ids}
    UNION ALL SELECT id, name, NULL, NULL FROM staff_user WHERE id = ${ids}
    ORDER BY kind DESC`.execute(db)
  const found = new Map<string, Concerned[]>()
  for (const { id, ...one } of rows) found.set(id, [...(found.get(id) ?? []), one])
  return found
}

const fullName = sql`btrim(concat_ws(' ', answers ->> 'name', answers ->> 'surname'))`

/** The subjects that match a name, a reference or an id; null if more than `atMost` match. */
export async function findConcerned(
  { db }: Database,
  about: string,
  atMost: number,
): Promise<string[] | null> {
  const isId = isUuid(about)
  const isOne = (column = 'words') =>
    isId ? sql`id = ${about}::uuid` : matches(about, column === 'words' ? undefined : sql.raw(column))
  const { rows } = await sql<{ id: string; is_one: boolean }>`
    WITH one AS MATERIALIZED (SELECT id FROM application WHERE ${isOne()} LIMIT ${atMost + 1}),
      message AS MATERIALIZED (
        SELECT id FROM contact_message
        WHERE ${isOne()} AND ${isOne("plain(' ' || concat_ws(' ', answers ->> 'name', answers ->> 'surname', email))")}
        LIMIT ${atMost + 1})
    SELECT id, true AS is_one FROM one
    UNION ALL SELECT id, true FROM message
    UNION ALL SELECT id, true FROM staff_user WHERE ${isOne("plain(' ' || name)")}
    UNION ALL SELECT id, true FROM profile WHERE ${isOne("plain(' ' || name)")}
    UNION ALL SELECT match.id, false FROM match JOIN one ON one.id = hospital_id
    UNION ALL SELECT match.id, false FROM match JOIN one ON one.id = expert_id
    UNION ALL SELECT mail.id, false FROM mail JOIN one ON one.id = application_id
    UNION ALL SELECT entry.id, false FROM entry_on_behalf AS entry JOIN one ON one.id = application_id`.execute(
    db,
  )
  if (rows.filter(({ is_one }) => is_one).length > atMost) return null
  const ids = rows.map(({ id }) => id)
  return isId ? [...new Set([about, ...ids])] : ids
}

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
