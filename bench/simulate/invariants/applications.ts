import { sql } from 'kysely'
import { applicationMoves } from '../../../src/domain/applications/application-status.ts'
import { type Invariant, judged } from './judged.ts'

const ways = sql.join(
  Object.entries(applicationMoves).flatMap(([kind, moves]) =>
    Object.entries<readonly string[]>(moves).flatMap(([from, all]) =>
      all.map((to) => sql`(${kind}::text, ${from}::text, ${to}::text)`),
    ),
  ),
)

export const ofApplications: readonly Invariant[] = [
  judged(
    'every move of an application is legal and continues the one before',
    () => sql`
      SELECT move.id, (kind::text, from_status::text, to_status::text) NOT IN (VALUES ${ways})
        OR from_status <> lag(to_status, 1, 'submitted') OVER (PARTITION BY application_id ORDER BY move.id)
      FROM move JOIN application ON application.id = application_id WHERE undone_at IS NULL`,
  ),
  judged(
    'every application has the status of its last move',
    () => sql`
      SELECT id, status <> coalesce((
        SELECT to_status FROM move WHERE application_id = application.id AND undone_at IS NULL ORDER BY id DESC LIMIT 1
      ), 'submitted') FROM application`,
  ),
  judged(
    'every move has its audit entry',
    () => sql`
      SELECT id, NOT EXISTS (
        SELECT FROM audit WHERE subject_id = application_id AND at = moved_at
      ) FROM move`,
  ),
  judged(
    'every suggestion of an expert has its audit entry',
    () => sql`
      SELECT id, NOT EXISTS (SELECT FROM audit WHERE subject_id = match.id AND action = 'match_suggested')
      FROM match`,
  ),
  judged(
    'references grow with time',
    () => sql`
      SELECT id, submitted_at < max(submitted_at) OVER (ORDER BY number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
      FROM application`,
  ),
  judged(
    'an application whose consent is asked has it recorded',
    () => sql`
      SELECT id, NOT EXISTS (SELECT FROM consent WHERE application_id = application.id)
      FROM application WHERE kind IN ('expert', 'hospital')`,
  ),
  judged(
    'every active expert can be matched',
    () => sql`
      SELECT id, NOT EXISTS (SELECT FROM match_profile WHERE expert_id = application.id)
      FROM application WHERE kind = 'expert' AND status = 'active'`,
  ),
]
