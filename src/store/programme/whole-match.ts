import type { Database } from '../database.ts'
import { listMatchMoves } from '../matching/matches.ts'
import { refusedAt } from '../matching/refusals.ts'
import { listAgreements, listLetters } from './agreements.ts'
import { listReports } from './reports.ts'

export type WholeMatch = NonNullable<Awaited<ReturnType<typeof findWholeMatch>>>

export async function findWholeMatch(database: Database, id: string) {
  const match = await database.db
    .selectFrom('match')
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .innerJoin('application as expert', 'expert.id', 'match.expert_id')
    .leftJoin('staff_user as assignee', 'assignee.id', 'hospital.assignee_id')
    .selectAll('match')
    .select(['hospital.name as hospital', 'hospital.number as hospital_number', 'hospital.country'])
    .select(['hospital.status as request_status', 'hospital.answers as request', 'assignee.name as assignee'])
    .select(['expert.name as expert', 'expert.number as expert_number', 'expert.country as expert_country'])
    .select(['expert.answers as expert_answers', 'hospital.locale as hospital_locale'])
    .select('expert.locale as expert_locale')
    .select(refusedAt.as('refused_at'))
    .where('match.id', '=', id)
    .executeTakeFirst()
  if (!match) return undefined
  const [moves, agreements, [letter], reports, invitation] = await Promise.all([
    listMatchMoves(database, id),
    listAgreements(database, [id]),
    listLetters(database, [id]),
    listReports(database, [id]),
    database.db
      .selectFrom('match_invitation')
      .select(['asked_at', 'answer_by'])
      .where('match_id', '=', id)
      .executeTakeFirst(),
  ])
  return { ...match, moves, agreements, letter, reports, invitation }
}

export type KeptReport = WholeMatch['reports'][number]
