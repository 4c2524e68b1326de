import { sql } from 'kysely'
import type { Need } from '../../domain/matching/need.ts'
import type { Database } from '../database.ts'
import { isOpen, mayBeOpen, unlikeTheirGroup, workload } from './open-gates.ts'

/** Active experts, and those of them without a closed gate. Counts groups, since reading a million profiles takes 0.4 s. */
export async function countExperts({ db }: Database, need: Need) {
  const { rows } = await sql<{ active: number; compared: number }>`
    WITH workload AS (${workload}),
      judged AS (SELECT id, ${mayBeOpen(need)} AS may_be_open FROM match_group),
      member AS (SELECT group_id, count(*) AS experts FROM match_profile GROUP BY group_id),
      apart AS (
        SELECT count(*) AS experts
        FROM (${unlikeTheirGroup(need)}) AS unlike
          JOIN match_profile ON match_profile.expert_id = unlike.expert_id
          JOIN judged ON judged.id = group_id
          LEFT JOIN workload ON workload.expert_id = unlike.expert_id
        WHERE may_be_open AND NOT (${isOpen(need)}))
    SELECT coalesce(sum(experts), 0)::int AS active,
      (coalesce(sum(experts) FILTER (WHERE may_be_open), 0) - (SELECT experts FROM apart))::int AS compared
    FROM member JOIN judged ON judged.id = group_id`.execute(db)
  return rows[0] ?? { active: 0, compared: 0 }
}
