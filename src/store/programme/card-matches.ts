import { sql } from 'kysely'
import type { CardMatch } from '../../domain/programme/request-card.ts'
import type { Database } from '../database.ts'
import { statusBeforeHeld } from '../matching/held-match-moves.ts'
import type { KeptMatch } from '../matching/matches.ts'

/** Columns for the workload of the expert. */
type Carried = 'hospital_id' | 'expert_id' | 'passed_gates' | 'over_limit_reason'

/** The matches of some requests, for their cards; without lapsed ones and those that were not selected. */
export async function listCardMatches({ db }: Database, hospitalIds: readonly string[]) {
  const { rows } = await sql<Omit<CardMatch, 'gates'> & Pick<KeptMatch, Carried>>`
    SELECT match.id, match.hospital_id, match.expert_id, match.passed_gates, match.over_limit_reason, expert.name AS expert, match.status, match.moved_at, match.ends_on,
      ${statusBeforeHeld} IS NOT NULL AS is_held,
      invitation.answer_by,
      ARRAY(SELECT side FROM agreement WHERE match_id = match.id ORDER BY side) AS signed,
      EXISTS (SELECT FROM commitment_letter WHERE match_id = match.id) AS has_letter,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('kind', kind, 'status', status, 'due_on', due_on) ORDER BY due_on, kind)
        FROM report WHERE match_id = match.id), '[]') AS reports
    FROM match JOIN application AS expert ON expert.id = match.expert_id
    LEFT JOIN match_invitation AS invitation ON invitation.match_id = match.id
    WHERE match.hospital_id = ANY(${[...hospitalIds]}::uuid[]) AND match.status NOT IN ('lapsed', 'not_selected')
    ORDER BY match.moved_at, match.id`.execute(db)
  return rows
}
