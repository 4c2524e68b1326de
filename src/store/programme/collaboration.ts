import type { Store } from '../open-store.ts'

type Database = Pick<Store, 'db'>

export type Collaboration = NonNullable<Awaited<ReturnType<typeof findCollaboration>>>

/** A match with both sides and all that it has left behind. */
export async function findCollaboration({ db }: Database, id: string) {
  const match = await db
    .selectFrom('match')
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .innerJoin('application as expert', 'expert.id', 'match.expert_id')
    .leftJoin('staff_user as assignee', 'assignee.id', 'hospital.assignee_id')
    .selectAll('match')
    .select(['hospital.name as hospital', 'hospital.number as hospital_number', 'hospital.country'])
    .select(['hospital.status as request_status', 'hospital.answers as request', 'assignee.name as assignee'])
    .select(['expert.name as expert', 'expert.number as expert_number', 'expert.country as expert_country'])
    .where('match.id', '=', id)
    .executeTakeFirst()
  if (!match) return undefined
  const [moves, agreements, letter, reports, invitation] = await Promise.all([
    db.selectFrom('match_move').selectAll().where('match_id', '=', id).orderBy('id').execute(),
    db.selectFrom('agreement').selectAll().where('match_id', '=', id).orderBy('accepted_at').execute(),
    db.selectFrom('commitment_letter').selectAll().where('match_id', '=', id).executeTakeFirst(),
    listReports({ db }, id),
    db
      .selectFrom('match_invitation')
      .select(['asked_at', 'answer_by'])
      .where('match_id', '=', id)
      .executeTakeFirst(),
  ])
  return { ...match, moves, agreements, letter, reports, invitation }
}

/** In the order in which they are due. */
export function listReports({ db }: Database, matchId: string) {
  return db
    .selectFrom('obligation')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('due_on')
    .orderBy('kind', 'desc')
    .execute()
}

export type KeptReport = Awaited<ReturnType<typeof listReports>>[number]
