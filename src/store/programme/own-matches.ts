import { sql } from 'kysely'
import type { Side } from '../../domain/programme/obligations.ts'
import type { MatchStatus } from '../../domain/statuses/match-status.ts'
import type { Store } from '../open-store.ts'

type Database = Pick<Store, 'db'>

const columnOf = { expert: 'match.expert_id', hospital: 'match.hospital_id' } as const

/** Every match of an expert or a hospital beside the one on the other side, the newest first. */
export function listOwnMatches({ db }: Database, side: Side, applicationId: string) {
  return db
    .selectFrom('match')
    .innerJoin('application as other', 'other.id', columnOf[side === 'expert' ? 'hospital' : 'expert'])
    .leftJoin('match_invitation', 'match_invitation.match_id', 'match.id')
    .select(['match.id', 'match.status', 'match.starts_on', 'match.ends_on'])
    .select(['other.answers', 'match_invitation.answer_by'])
    .select(before.as('before'))
    .where(columnOf[side], '=', applicationId)
    .orderBy('match.suggested_at', 'desc')
    .orderBy('match.id')
    .execute()
}

/** The status before the last move, while that can be taken back: the mail about it has not gone yet. */
const before = sql<MatchStatus | null>`(
  SELECT CASE WHEN coalesce(mail.status IN ('queued', 'sending'), held_until > now()) THEN from_status END
  FROM match_move LEFT JOIN mail ON mail.id = mail_id
  WHERE match_id = match.id ORDER BY match_move.id DESC LIMIT 1)`

/** Whose the match is, where this application is one of the two. */
export function findOwnMatch({ db }: Database, side: Side, applicationId: string, id: string) {
  return db
    .selectFrom('match')
    .select('hospital_id')
    .where('id', '=', id)
    .where(columnOf[side], '=', applicationId)
    .executeTakeFirst()
}
