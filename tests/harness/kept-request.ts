import { randomUUID } from 'node:crypto'
import type { Answers } from '../../src/domain/engine/form.ts'
import { expertExample } from '../../src/domain/forms/expert-example.ts'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import { candidateOf } from '../../src/domain/matching/candidate.ts'
import { needOf } from '../../src/domain/matching/need.ts'
import { scoreMatch } from '../../src/domain/matching/score.ts'
import { nameOfExpert } from '../../src/domain/matching/shortlist.ts'
import type { ApplicationStatus } from '../../src/domain/statuses/application-status.ts'
import type { MatchStatus } from '../../src/domain/statuses/match-status.ts'
import type { Selection } from '../../src/services/matching/select-expert.ts'
import type { EditSession } from '../../src/store/edit-sessions.ts'
import type { Store } from '../../src/store/open-store.ts'

type Database = Pick<Store, 'db'>

export type ActiveExpert = { expertId: string; name: string; email: string }

export type KeptRequest = {
  id: string
  name: string
  email: string
  session: EditSession
  matches: (ActiveExpert & { id: string })[]
}

/** A hospital's request with one match in each of these statuses, each with an expert of its own. */
export async function keepRequest(
  store: Database,
  status: ApplicationStatus,
  matches: readonly MatchStatus[],
): Promise<KeptRequest> {
  const email = `${randomUUID()}@hospital.example`
  const { name } = hospitalExample
  const id = await insert(store, { kind: 'hospital', status, answers: { ...hospitalExample, email } })
  const session = { applicationId: id, kind: 'hospital' } as const
  const request: KeptRequest = { id, name, email, session, matches: [] }
  for (const each of matches)
    request.matches.push(await keepMatch(store, id, each, await keepActiveExpert(store)))
  return request
}

export async function keepActiveExpert(store: Database): Promise<ActiveExpert> {
  const answers = { ...expertExample, email: `${randomUUID()}@hospital.example` }
  const expertId = await insert(store, { kind: 'expert', status: 'active', answers })
  return { expertId, name: nameOfExpert(answers), email: answers.email }
}

export async function keepMatch(
  { db }: Database,
  hospitalId: string,
  status: MatchStatus,
  expert: ActiveExpert,
  facts: { score?: number; unasked_reason?: string } = {},
): Promise<ActiveExpert & { id: string }> {
  const { score, confidence, petals, version } = scoreMatch(
    needOf(hospitalExample),
    candidateOf(expertExample),
  )
  const { id } = await db
    .insertInto('match')
    .values({
      hospital_id: hospitalId,
      expert_id: expert.expertId,
      status,
      score,
      confidence,
      petals,
      scale_version: version,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...expert, id }
}

/** What the hospital's page sends. */
export function choiceOf({ id, name }: KeptRequest, expert: ActiveExpert): Selection {
  return {
    hospitals_applications_id: id,
    hospital_name: name,
    experts_applications_id: expert.expertId,
    expert_name: expert.name,
  }
}

async function insert(
  { db }: Database,
  application: { kind: 'expert' | 'hospital'; status: ApplicationStatus; answers: Answers },
): Promise<string> {
  const { id } = await db
    .insertInto('application')
    .values(application)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
