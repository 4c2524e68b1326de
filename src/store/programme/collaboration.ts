import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { statusBeforeHeld } from '../matching/held-match-moves.ts'
import { setLastDay } from '../matching/matches.ts'

export type Collaboration = NonNullable<Awaited<ReturnType<typeof findCollaboration>>>

export function findCollaboration({ db }: Database, matchId: string) {
  return db
    .selectFrom('match')
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .innerJoin('application as expert', 'expert.id', 'match.expert_id')
    .select(['match.id', 'match.status', 'match.starts_on', 'match.ends_on', 'match.moved_at'])
    .select(['match.certificate_code', statusBeforeHeld.as('held')])
    .select(['hospital.number as hospitalNumber', 'hospital.answers as hospitalAnswers'])
    .select('hospital.submitted_at as requestedAt')
    .select(['expert.id as expertId', 'expert.number as expertNumber', 'expert.answers as expertAnswers'])
    .select('expert.locale')
    .where('match.id', '=', matchId)
    .executeTakeFirst()
}

/** The completed match whose certificate has this code; none while the completion can be taken back. */
export function findCertified({ db }: Database, code: string) {
  return db
    .selectFrom('match')
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .innerJoin('application as expert', 'expert.id', 'match.expert_id')
    .select(['match.starts_on', 'match.ends_on', 'match.moved_at'])
    .select(['hospital.answers as hospitalAnswers', 'expert.answers as expertAnswers'])
    .where('match.certificate_code', '=', code)
    .where('match.status', '=', 'completed')
    .where(statusBeforeHeld, 'is', null)
    .executeTakeFirst()
}

/** What the two wrote at the end, as far as it is there. */
export async function findLastReports({ db }: Database, matchId: string) {
  const reports = await db
    .selectFrom('report')
    .select(['kind', 'answers', 'submitted_at'])
    .where('match_id', '=', matchId)
    .where('status', 'in', ['submitted', 'accepted'])
    .execute()
  const answersOf = (kind: string) => reports.find((report) => report.kind === kind)?.answers ?? undefined
  const final = reports.find(({ kind }) => kind === 'final_report')
  return {
    expert: answersOf('final_report'),
    hospital: answersOf('feedback_report'),
    reportedAt: final?.submitted_at ?? null,
  }
}

export function findStoryOf({ db }: Database, matchId: string) {
  return db.selectFrom('match_story').select('story_id').where('match_id', '=', matchId).executeTakeFirst()
}

export async function linkStory({ db }: Database, matchId: string, storyId: string): Promise<void> {
  await db.insertInto('match_story').values({ match_id: matchId, story_id: storyId }).execute()
}

export type LastDayChange = { before: string; after: string; reason: string }

/** Call with the request's matches locked. */
export async function changeLastDay(
  database: Database,
  matchId: string,
  { id: staff_id, name: staff_name }: Author,
  change: LastDayChange,
): Promise<void> {
  await setLastDay(database, matchId, change.after)
  await database.db
    .insertInto('last_day_change')
    .values({ match_id: matchId, staff_id, staff_name, ...change })
    .execute()
}
