import { sql } from 'kysely'
import type { OpenCounts } from '../../domain/review/open-counts.ts'
import type { Database } from '../database.ts'

/** How much waits in each section; index-only counts. */
export async function countOpen({ db }: Database): Promise<Required<OpenCounts>> {
  const { rows } = await sql<Required<OpenCounts>>`
    SELECT
      (SELECT count(*)::integer FROM application WHERE status = 'submitted' AND kind = 'expert') AS experts,
      (SELECT count(*)::integer FROM application WHERE status = 'submitted' AND kind = 'hospital') AS hospitals,
      (SELECT count(*)::integer FROM application WHERE status = 'submitted' AND kind = 'trainer') AS trainers,
      (SELECT count(*)::integer FROM match WHERE status = 'selected') AS matches,
      (SELECT count(*)::integer FROM contact_message WHERE status = 'open') AS inbox,
      (SELECT count(*)::integer FROM mail WHERE status = 'failed') AS outbox,
      (SELECT count(*)::integer FROM story WHERE status = 'draft' AND publish_at IS NULL)
        + (SELECT count(*)::integer FROM news_item WHERE status = 'draft' AND publish_at IS NULL)
        + (SELECT count(*)::integer FROM profile WHERE status = 'draft' AND publish_at IS NULL) AS content`.execute(
    db,
  )
  return rows[0] ?? { experts: 0, hospitals: 0, trainers: 0, matches: 0, inbox: 0, outbox: 0, content: 0 }
}
