import { sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { ContentKind } from '../../domain/content/content-kinds.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { where } from './application-conditions.ts'
import { ofRegions, readableBy } from './region-conditions.ts'
import { matches } from './search.ts'

/** Most candidates of a common word; beyond that, any of them will do. */
const mostCandidates = 200

type FoundApplication = {
  id: string
  kind: ApplicationKind
  number: number
  name: string
  status: ApplicationStatus
  country: string | null
}

/** Names that begin with the words first, then those changed last. */
export async function findApplications({ db }: Database, staff: Regional, search: string, atMost: number) {
  const { rows } = await sql<FoundApplication>`
    SELECT id, kind, number, name, status, country FROM (
      SELECT id, kind, number, name, status, country, name_key, updated_at FROM application
      WHERE ${where([matches(search), readableBy(staff)])} LIMIT ${mostCandidates}
    ) AS candidate
    ORDER BY starts_with(name_key, plain(${search})) DESC, updated_at DESC, id LIMIT ${atMost}`.execute(db)
  return rows
}

type FoundMatch = { id: string; hospital: string; expert: string; status: MatchStatus }

/** Open and completed matches of the applications that were found. */
export async function findMatchesOf(
  { db }: Database,
  staff: Regional,
  ids: readonly string[],
  atMost: number,
) {
  const { rows } = await sql<FoundMatch>`
    SELECT match.id, hospital.name AS hospital, expert.name AS expert, match.status
    FROM match JOIN application AS hospital ON hospital.id = match.hospital_id
      JOIN application AS expert ON expert.id = match.expert_id
    WHERE ${where([
      sql`(match.hospital_id = ANY(${ids}::uuid[]) OR match.expert_id = ANY(${ids}::uuid[]))`,
      sql`match.status NOT IN ('declined', 'lapsed', 'not_selected')`,
      ofRegions(staff, 'hospital'),
    ])}
    ORDER BY match.moved_at DESC LIMIT ${atMost}`.execute(db)
  return rows
}

export async function findMessages({ db }: Database, search: string, atMost: number) {
  const { rows } = await sql<{ id: string; name: string; status: string }>`
    SELECT id, concat_ws(' ', answers ->> 'name', answers ->> 'surname') AS name, status FROM contact_message
    WHERE status <> 'spam' AND ${matches(search)} LIMIT ${atMost}`.execute(db)
  return rows
}

export async function findContent({ db }: Database, search: string, atMost: number) {
  const named = (column: 'title' | 'name') => matches(search, sql`plain(' ' || ${sql.ref(column)})`)
  const { rows } = await sql<{ id: string; kind: ContentKind; title: string; status: string }>`
    SELECT id, 'story' AS kind, title, status FROM story WHERE ${named('title')}
    UNION ALL SELECT id, 'news', title, status FROM news_item WHERE ${named('title')}
    UNION ALL SELECT id, 'profile', name, status FROM profile WHERE ${named('name')}
    UNION ALL SELECT id, 'member', name, status FROM member WHERE ${named('name')}
    UNION ALL SELECT id, 'partner', name, status FROM partner WHERE ${named('name')}
    LIMIT ${atMost}`.execute(db)
  return rows
}

export async function findColleagues({ db }: Database, search: string, atMost: number) {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    SELECT id, name, email FROM staff_user
    WHERE ${matches(search, sql`plain(' ' || name || ' ' || email)`)} ORDER BY name LIMIT ${atMost}`.execute(
    db,
  )
  return rows
}
