import type { Side } from '../../domain/programme/reports.ts'
import type { Database } from '../database.ts'
import { statusBefore, statusBeforeHeld } from '../matching/held-match-moves.ts'
import { refusedAt } from '../matching/refusals.ts'

const columnOf = { expert: 'match.expert_id', hospital: 'match.hospital_id' } as const

/** The matches of an application with the other side of each, newest first. */
export function listOwnMatches({ db }: Database, side: Side, applicationId: string) {
  return db
    .selectFrom('match')
    .innerJoin('application as other', 'other.id', columnOf[side === 'expert' ? 'hospital' : 'expert'])
    .innerJoin('application as own', 'own.id', columnOf[side])
    .leftJoin('match_invitation', 'match_invitation.match_id', 'match.id')
    .select(['match.id', 'match.status', 'match.starts_on', 'match.ends_on'])
    .select(['other.answers', 'own.status as own_status', 'match_invitation.answer_by'])
    .select([statusBefore.as('before'), statusBeforeHeld.as('held'), refusedAt.as('refused_at')])
    .where(columnOf[side], '=', applicationId)
    .orderBy('match.suggested_at', 'desc')
    .orderBy('match.id')
    .execute()
}

/** The match, if the application is on this side of it. */
export function findOwnMatch({ db }: Database, side: Side, applicationId: string, id: string) {
  return db
    .selectFrom('match')
    .select('hospital_id')
    .where('id', '=', id)
    .where(columnOf[side], '=', applicationId)
    .executeTakeFirst()
}

/** The reason of a refusal: an expert's for an invitation, a hospital's for a shortlist. */
export function listOwnReasons({ db }: Database, side: Side, applicationId: string) {
  return db
    .selectFrom('match')
    .innerJoin('match_move', 'match_move.match_id', 'match.id')
    .select(['match.answer_reason as reason', 'match_move.moved_at as given_at'])
    .distinct()
    .where(columnOf[side], '=', applicationId)
    .where('answer_reason', 'is not', null)
    .where('actor', '=', side)
    .whereRef('to_status', '=', 'match.status')
    .where('undone_at', 'is', null)
    .orderBy('given_at')
    .execute()
}
