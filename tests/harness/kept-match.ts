import { candidateOf } from '../../src/domain/matching/candidate.ts'
import { needOf } from '../../src/domain/matching/need.ts'
import { scoreMatch } from '../../src/domain/matching/score.ts'
import { dueDays, obligationKinds } from '../../src/domain/programme/obligations.ts'
import type { MatchStatus } from '../../src/domain/statuses/match-status.ts'
import { issueAccess, makeAccess } from '../../src/services/access/issue-access.ts'
import type { Store } from '../../src/store/open-store.ts'
import { keepExpert, type OwnExpert } from './kept-expert.ts'
import { keepRequest } from './matched-request.ts'

type Database = Pick<Store, 'db'>

/** A request, and the secrets of the mail about it. */
export async function keepHospital(store: Database, changes: object = {}) {
  const { id, answers } = await keepRequest(store, changes)
  const access = await makeAccess()
  await issueAccess(store, id, access)
  return { id, answers, hash: access.token, email: answers.email, pin: access.pin }
}

export type OwnHospital = Awaited<ReturnType<typeof keepHospital>>

/** A match in any status, between new people unless some are named. */
export async function keepMatch(
  store: Database,
  status: MatchStatus,
  two: { expert?: OwnExpert; hospital?: OwnHospital } = {},
) {
  const { expert = await keepExpert(store), hospital = await keepHospital(store) } = two
  const { petals, score, confidence, version } = scoreMatch(needOf({}), candidateOf({}))
  const { id } = await store.db
    .insertInto('match')
    .values({
      hospital_id: hospital.id,
      expert_id: expert.id,
      status,
      score,
      confidence,
      petals,
      scale_version: version,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, expert, hospital }
}

/** The collaboration has begun: its days are known, and three reports are owed. */
export async function keepObligations({ db }: Database, matchId: string): Promise<void> {
  const time = { starts_on: '2026-10-01', ends_on: '2026-12-01' }
  await db.updateTable('match').set(time).where('id', '=', matchId).execute()
  const days = dueDays(time.starts_on, time.ends_on)
  await db
    .insertInto('obligation')
    .values(obligationKinds.map((kind) => ({ match_id: matchId, kind, due_on: days[kind] })))
    .execute()
}
