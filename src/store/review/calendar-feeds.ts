import { sql } from 'kysely'
import type { ReportKind } from '../../domain/programme/reports.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { regionsOfStaff } from '../staff/staff-regions.ts'
import { ofRegions } from './region-conditions.ts'

export type NewFeed = { staffId: string; tokenDigest: Buffer; onlyOwn: boolean }

/** A person has one; a new one replaces it. */
export async function saveFeed({ db }: Database, { staffId, tokenDigest, onlyOwn }: NewFeed): Promise<void> {
  const feed = { token_digest: tokenDigest, only_own: onlyOwn }
  await db
    .insertInto('calendar_feed')
    .values({ staff_id: staffId, ...feed })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({ ...feed, made_at: now, read_at: null }),
    )
    .execute()
}

export function findOwnFeed({ db }: Database, staffId: string) {
  return db
    .selectFrom('calendar_feed')
    .select(['only_own', 'made_at', 'read_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

/** Removes a person's calendar; false if there is none. */
export async function removeFeed({ db }: Database, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The owner of a calendar's address, unless their account is disabled. */
export function findFeed({ db }: Database, tokenDigest: Buffer) {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('staff_user as owner', 'owner.id', 'staff_id')
    .select(['calendar_feed.staff_id', 'only_own', 'owner.role'])
    .select(regionsOfStaff('owner.id').as('regions'))
    .select(
      sql<boolean>`owner.two_factor_enabled OR EXISTS (SELECT FROM staff_passkey WHERE user_id = owner.id)`.as(
        'has_two_steps',
      ),
    )
    .where('token_digest', '=', tokenDigest)
    .where('owner.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Once an hour is enough to tell whether an address is still in use. */
export async function noteReading({ db }: Database, staffId: string): Promise<void> {
  await sql`UPDATE calendar_feed SET read_at = now()
    WHERE staff_id = ${staffId} AND (read_at IS NULL OR read_at < now() - interval '1 hour')`.execute(db)
}

/** Days before today that a calendar still shows, and the most entries of each kind. */
const shownDays = 60
const most = 1000

/** The interviews of applicants who are invited to one; the latest version counts. */
export async function listInterviewEvents({ db }: Database, staff: Regional, owner: string | undefined) {
  const own = ofRegions(staff)
  const { rows } = await sql<{
    event_id: string
    sequence: number
    starts_at: Date
    minutes: number
    place: string
    interviewer_name: string
    made_at: Date
    application_id: string
    kind: 'expert' | 'trainer'
    number: number
    name: string
  }>`
    SELECT last.event_id, last.sequence, last.starts_at, last.minutes, last.place, last.interviewer_name, last.made_at,
      application.id AS application_id, application.kind, application.number, application.name
    FROM application JOIN LATERAL (
      SELECT * FROM interview WHERE application_id = application.id ORDER BY interview.number DESC LIMIT 1
    ) AS last ON true
    WHERE application.status = 'interview' AND NOT cancelled
      AND starts_at > now() - ${shownDays} * interval '1 day'
      ${owner ? sql`AND ${owner}::uuid IN (interviewer_id, assignee_id)` : sql``} ${own ? sql`AND ${own}` : sql``}
    ORDER BY starts_at LIMIT ${most}`.execute(db)
  return rows
}

export type DayEvent = {
  /** What the day is for: the end of an invitation, a report, or the end of a collaboration. */
  about: 'answer' | 'last_day' | ReportKind
  key: string
  day: string
  match_id: string
  hospital: string
  expert: string
}

/** Last days to answer, reports that are due and last days of collaborations. */
export async function listDayEvents(
  { db }: Database,
  staff: Regional,
  owner: string | undefined,
): Promise<DayEvent[]> {
  const own = ofRegions(staff, 'hospital')
  const { rows } = await sql<DayEvent>`
    SELECT about, key, day::text, match.id AS match_id, hospital.name AS hospital, expert.name AS expert
    FROM (
      SELECT 'answer' AS about, match_id, ((answer_by - interval '1 microsecond') AT TIME ZONE 'UTC')::date AS day,
        match_id::text AS key
      FROM match_invitation JOIN match ON match.id = match_id WHERE match.status = 'invited'
      UNION ALL
      SELECT report.kind, match_id, due_on, report.id::text
      FROM report JOIN match ON match.id = match_id WHERE report.status = 'due' AND match.status = 'active'
      UNION ALL
      SELECT 'last_day', id, ends_on, id::text FROM match WHERE status = 'active' AND ends_on IS NOT NULL
    ) AS event
    JOIN match ON match.id = match_id
    JOIN application AS hospital ON hospital.id = hospital_id
    JOIN application AS expert ON expert.id = expert_id
    WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
      ${owner ? sql`AND ${owner}::uuid IN (hospital.assignee_id, expert.assignee_id)` : sql``}
      ${own ? sql`AND ${own}` : sql``}
    ORDER BY day LIMIT ${most}`.execute(db)
  return rows
}
