import { type RawBuilder, sql } from 'kysely'
import type { OpenCounts } from '../../domain/review/open-counts.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { mailsOf, matchInside, ofRegions } from './region-conditions.ts'

/** The open items of each section for a member of staff; index-only scans unless limited to regions. */
export async function countOpen({ db }: Database, staff: Regional): Promise<Required<OpenCounts>> {
  const own = (condition: RawBuilder<boolean> | undefined) => (condition ? sql` AND ${condition}` : sql``)
  const applications = own(ofRegions(staff))
  const { rows } = await sql<Required<OpenCounts>>`
    SELECT
      (SELECT count(*)::integer FROM application WHERE status = 'submitted' AND kind = 'expert'${applications}) AS experts,
      (SELECT count(*)::integer FROM application WHERE status = 'submitted' AND kind = 'hospital'${applications}) AS hospitals,
      (SELECT count(*)::integer FROM application WHERE status = 'submitted' AND kind = 'trainer'${applications}) AS trainers,
      (SELECT count(*)::integer FROM match WHERE status = 'selected'${own(matchInside(staff, 'match.id'))}) AS matches,
      (SELECT count(*)::integer FROM contact_message WHERE status = 'open') AS inbox,
      (SELECT count(*)::integer FROM mail WHERE status = 'failed'${own(mailsOf(staff, 'act'))}) AS outbox,
      (SELECT count(*)::integer FROM story WHERE status = 'draft' AND publish_at IS NULL)
        + (SELECT count(*)::integer FROM news_item WHERE status = 'draft' AND publish_at IS NULL)
        + (SELECT count(*)::integer FROM profile WHERE status = 'draft' AND publish_at IS NULL) AS content`.execute(
    db,
  )
  return rows[0] ?? { experts: 0, hospitals: 0, trainers: 0, matches: 0, inbox: 0, outbox: 0, content: 0 }
}
