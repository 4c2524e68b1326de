import { sql } from 'kysely'
import { endsByLeaving } from '../../../src/domain/matching/endings.ts'
import { matchMoves, matchStatuses } from '../../../src/domain/matching/match-status.ts'
import { engaged } from '../../../src/domain/matching/workload.ts'
import { type Invariant, judged } from './judged.ts'

const ways = sql.join(
  matchStatuses.flatMap((from) => matchMoves[from].map((to) => sql`(${from}::text, ${to}::text)`)),
)
const open = sql.join(Object.keys(endsByLeaving))
const isEngaged = sql`status IN (${sql.join([...engaged])})`

export const ofMatches: readonly Invariant[] = [
  judged(
    'every move of a match is legal and continues the one before',
    () => sql`
      SELECT id, (from_status::text, to_status::text) NOT IN (VALUES ${ways})
        OR from_status <> lag(to_status, 1, 'suggested') OVER (PARTITION BY match_id ORDER BY id)
      FROM match_move WHERE undone_at IS NULL`,
  ),
  judged(
    'every match has the status of its last move',
    () => sql`
      SELECT id, status <> coalesce((
        SELECT to_status FROM match_move WHERE match_id = match.id AND undone_at IS NULL ORDER BY id DESC LIMIT 1
      ), 'suggested') FROM match`,
  ),
  judged(
    'a request has at most one expert',
    () => sql`
      SELECT hospital_id, count(*) FILTER (WHERE ${isEngaged} OR status = 'completed') > 1
      FROM match GROUP BY hospital_id`,
  ),
  judged(
    'a request with an expert has a status that says so',
    () => sql`
      SELECT match.id, application.status NOT IN ('expert_selected', 'active')
      FROM match JOIN application ON application.id = hospital_id WHERE match.status IN (${sql.join([...engaged])})`,
  ),
  judged(
    'nobody who has left has an open match',
    () => sql`
      SELECT match.id, match.status IN (${open}) FROM match
      JOIN application ON application.id IN (hospital_id, expert_id)
      WHERE application.status IN ('declined', 'withdrawn', 'no_match')`,
  ),
  judged(
    'no invitation stays open after its last day',
    () => sql`
      SELECT match_id, status = 'invited' AND answer_by < now() - interval '25 hours'
      FROM match_invitation JOIN match ON match.id = match_id`,
  ),
  judged(
    'a completed collaboration has its certificate, papers and reports',
    () => sql`
      SELECT id, certificate_code IS NULL OR starts_on IS NULL OR ends_on IS NULL
        OR (SELECT count(*) FROM agreement WHERE match_id = match.id) <> 2
        OR NOT EXISTS (SELECT FROM commitment_letter WHERE match_id = match.id)
        OR (SELECT count(*) FROM report WHERE match_id = match.id AND status IN ('accepted', 'waived')) <> 3
      FROM match WHERE status = 'completed'`,
  ),
]
