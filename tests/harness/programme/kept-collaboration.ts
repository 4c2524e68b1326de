import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ApplicationStatus } from '../../../src/domain/applications/application-status.ts'
import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { nameOfExpert } from '../../../src/domain/matching/shortlist.ts'
import type { Locale } from '../../../src/domain/messages/locales.ts'
import { issueAccess, makeAccess } from '../../../src/services/applicants/issue-access.ts'
import type { Selection } from '../../../src/services/matching/select-expert.ts'
import type { Database } from '../../../src/store/database.ts'
import type { DB } from '../../../src/store/generated/schema.ts'
import { course, isAfter, keepMatch } from '../matching/kept-match.ts'
import { settingsOfTests } from '../server/settings-of-tests.ts'

export type KeptRequest = Awaited<ReturnType<typeof keepRequest>>
export type OwnHospital = Awaited<ReturnType<typeof keepHospital>>
export type ActiveExpert = Awaited<ReturnType<typeof keepActiveExpert>>

/** A hospital's request with one match per status, each with its own expert. */
export async function keepRequest(
  store: Database,
  status: ApplicationStatus = 'eligible',
  statuses: readonly MatchStatus[] = [],
  changes: object = {},
) {
  const answers = { ...hospitalExample, email: `${randomUUID()}@hospital.example`, ...changes }
  const { name, email } = answers
  const id = await saveApplication(store, { kind: 'hospital', status, answers })
  const session = { applicationId: id, kind: 'hospital' } as const
  const matches = []
  for (const each of statuses) matches.push(await keepMatch(store, id, each, await keepActiveExpert(store)))
  return { id, answers, name, email, session, matches }
}

/** The same with the link and PIN of its mail. */
export async function keepHospital(...kept: Parameters<typeof keepRequest>) {
  const [store] = kept
  const request = await keepRequest(...kept)
  const access = makeAccess(settingsOfTests.pins)
  await issueAccess(store, request.id, access)
  return { ...request, hash: access.token, pin: access.pin }
}

/** An expert of another institution than the request, so that the two fit. */
export async function keepActiveExpert(store: Database, changes: object = {}, locale: Locale = 'en') {
  const usual = { ...expertExample, institution: 'Harbour University Hospital' }
  const answers = { ...usual, email: `${randomUUID()}@hospital.example`, ...changes }
  const expertId = await saveApplication(store, { kind: 'expert', status: 'active', answers, locale })
  return { expertId, name: nameOfExpert(answers), email: answers.email }
}

/** A match of a new request and a new expert; the request has the corresponding status. */
export async function keepCollaboration(
  store: Database,
  status: MatchStatus,
  { hospital = {}, expert = {} }: { hospital?: object; expert?: object } = {},
) {
  const changes = { name: 'Baobab District Hospital', ...hospital }
  const { id } = await keepRequest(store, requestStatus(status), [], changes)
  return keepMatch(store, id, status, await keepActiveExpert(store, expert))
}

/** A match of another expert with the same request. */
export async function keepRival(store: Database, hospitalId: string, status: MatchStatus) {
  return keepMatch(store, hospitalId, status, await keepActiveExpert(store, { name: 'Kofi' }))
}

/** The request body of the hospital's page. */
export function choiceOf(
  { id, name }: Pick<KeptRequest, 'id' | 'name'>,
  expert: Pick<ActiveExpert, 'expertId' | 'name'>,
): Selection {
  return {
    hospitals_applications_id: id,
    hospital_name: name,
    experts_applications_id: expert.expertId,
    expert_name: expert.name,
  }
}

/** The subjects of the queued mails to both. */
export async function toldOf(
  { db }: Database,
  { hospitalId, expertId }: { hospitalId: string; expertId: string },
) {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('application_id', 'in', [hospitalId, expertId])
    .orderBy('queued_at')
    .execute()
  return mails.map(({ application_id, letter, secret }) => ({
    to: application_id === hospitalId ? 'hospital' : 'expert',
    says: letter.heading,
    link: letter.parts
      .flatMap((part) => (part.kind === 'link' && !part.quiet ? [part.href.replace(/=.*/, '')] : []))
      .join(),
    secret,
  }))
}

function requestStatus(status: MatchStatus): ApplicationStatus {
  if (status === 'completed') return 'completed'
  if (isAfter(status, 'agreement_signed')) return 'active'
  if (course.includes(status)) return 'expert_selected'
  return status === 'shortlisted' ? 'shortlist_sent' : 'eligible'
}

async function saveApplication(
  { db }: Database,
  application: Insertable<DB['application']>,
): Promise<string> {
  const { id } = await db
    .insertInto('application')
    .values(application)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
