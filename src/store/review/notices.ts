import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { RegionId } from '../../domain/lists/regions.ts'
import { type NoticeChoice, type RecordEvent, usualChoice } from '../../domain/review/notices.ts'
import { isInside, regionsOf } from '../../domain/staff/regions.ts'
import { duties } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'
import { claimToday } from '../protection/rate-limits.ts'
import { regionsOfStaff } from '../staff/staff-regions.ts'

export type KeptEvent = {
  id: string
  event: RecordEvent
  matchId: string | null
  applicationId: string
  kind: ApplicationKind
  number: number
  name: string
  assigneeId: string | null
  /** The country of the application, or of the hospital of the match. */
  country: string | null
}

const columns = sql`record_event.id, event, match_id AS "matchId", application_id AS "applicationId", kind, number,
  name, assignee_id AS "assigneeId",
  CASE WHEN match_id IS NULL THEN country ELSE (
    SELECT hospital.country FROM match JOIN application AS hospital ON hospital.id = hospital_id WHERE match.id = match_id
  ) END AS country`

/**
 * Marks untold events as told and returns them; another instance takes others. Locks the records that the mails name
 * first, as an erasure does, to avoid a deadlock; those that are being erased are left out.
 */
export async function takeUntoldEvents(
  { db }: Database,
  atMost: number,
): Promise<(KeptEvent & { isOld: boolean })[]> {
  const { rows } = await sql<KeptEvent & { isOld: boolean }>`
    UPDATE record_event SET told_at = now() FROM application
    WHERE application.id = application_id AND record_event.id IN (
      SELECT record_event.id FROM record_event JOIN application ON application.id = application_id
      WHERE told_at IS NULL
        AND (match_id IS NULL OR EXISTS (SELECT FROM match WHERE match.id = match_id FOR KEY SHARE SKIP LOCKED))
      ORDER BY record_event.id LIMIT ${atMost}
      FOR KEY SHARE OF application SKIP LOCKED FOR UPDATE OF record_event SKIP LOCKED
    )
    RETURNING ${columns}, at < now() - interval '1 day' AS "isOld"`.execute(db)
  return rows.sort((one, other) => Number(one.id) - Number(other.id))
}

export type Reader = { id: string; email: string; regions: readonly RegionId[] } & NoticeChoice

/** Active staff who work with applications, each with their choice. */
export async function listEventReaders({ db }: Database): Promise<Reader[]> {
  const rows = await db
    .selectFrom('staff_user')
    .leftJoin('staff_notice_choice', 'user_id', 'staff_user.id')
    .select(['staff_user.id', 'staff_user.email', 'staff_user.role', 'own', 'others'])
    .select(regionsOfStaff('staff_user.id').as('regions'))
    .where('role', 'in', duties.review_applications)
    .where('disabled_at', 'is', null)
    .orderBy('staff_user.id')
    .execute()
  return rows.map(({ own, others, role, regions, ...staff }) => ({
    ...staff,
    regions: regionsOf(role, regions),
    own: (own as NoticeChoice['own'] | null) ?? usualChoice.own,
    others: (others as NoticeChoice['others'] | null) ?? usualChoice.others,
  }))
}

/**
 * Marks events as mailed to a person, and returns those that were not marked before. Skips events that another transaction
 * is erasing.
 */
export async function claimEvents(
  { db }: Database,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ event_id: string }>`
    INSERT INTO record_event_mail (event_id, user_id)
    SELECT id, ${userId}::uuid FROM record_event WHERE id = ANY(${[...ids]}::bigint[])
    FOR KEY SHARE SKIP LOCKED
    ON CONFLICT DO NOTHING RETURNING event_id`.execute(db)
  return new Set(rows.map(({ event_id }) => event_id))
}

/** Events of the last days until the hour of the digest that this person was not mailed. */
export async function listForDigest({ db }: Database, reader: Reader, until: Date): Promise<KeptEvent[]> {
  const kinds = [...(reader.own === 'daily' ? [true] : []), ...(reader.others === 'daily' ? [false] : [])]
  if (kinds.length === 0) return []
  const { rows } = await sql<KeptEvent>`
    SELECT ${columns} FROM record_event JOIN application ON application.id = application_id
    WHERE at > now() - interval '3 days' AND at < ${until} AND told_at IS NOT NULL
      AND (assignee_id IS NOT DISTINCT FROM ${reader.id}::uuid) = any(${kinds}::boolean[])
      AND NOT EXISTS (
        SELECT FROM record_event_mail WHERE event_id = record_event.id AND user_id = ${reader.id}::uuid
      )
    ORDER BY record_event.id LIMIT 2000`.execute(db)
  return rows.filter(({ country }) => isInside(reader, country))
}

/** Claims the digest of a person, once a day, on whichever instance is first. */
export function claimDigest(database: Database, userId: string): Promise<boolean> {
  return claimToday(database, `digest ${userId}`)
}
