import type { Database } from '../database.ts'

/** All matches of a request, in the order of suggestion. */
export function listNamedMatches({ db }: Database, hospitalId: string) {
  return db
    .selectFrom('match')
    .innerJoin('application', 'application.id', 'match.expert_id')
    .select(['match.id', 'expert_id', 'match.status', 'score', 'confidence', 'passed_gates'])
    .select(['answer_reason', 'unasked_reason', 'moved_at', 'application.name', 'application.number'])
    .where('hospital_id', '=', hospitalId)
    .orderBy('suggested_at')
    .orderBy('match.id')
    .execute()
}
