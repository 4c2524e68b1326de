import { randomUUID } from 'node:crypto'
import { candidateOf } from '../../src/domain/matching/candidate.ts'
import { needOf } from '../../src/domain/matching/need.ts'
import { scoreMatch } from '../../src/domain/matching/score.ts'
import { dueDays, obligationKinds } from '../../src/domain/programme/obligations.ts'
import type { ApplicationStatus } from '../../src/domain/statuses/application-status.ts'
import type { MatchStatus } from '../../src/domain/statuses/match-status.ts'
import type { Store } from '../../src/store/open-store.ts'
import { keepFile } from './kept-expert.ts'

type Database = Pick<Store, 'db'>

const request = {
  name: 'Baobab District Hospital',
  country: 'Ghana',
  field_of_expertise_ids: [1],
  working_languages: [1],
  method_of_support: 'onlineOnly',
  support_timeframe: '3-6',
}
const profile = {
  name: 'Ama',
  surname: 'Owusu',
  country: 'Kenya',
  specialty_ids: [5],
  language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
  general_availability: 'Online support only',
  consent: true,
}

/** A match as it stands after all that led to this status. */
export async function keepCollaboration(
  store: Database,
  status: MatchStatus,
  { hospital = {}, expert = {} }: { hospital?: object; expert?: object } = {},
) {
  const hospitalId = await apply(store, 'hospital', { ...request, ...hospital }, requestStatus(status))
  const expertId = await apply(store, 'expert', { ...profile, ...expert }, 'active')
  const id = await keepMatch(store, { hospitalId, expertId, status })
  if (isAfter(status, 'confirmed')) await sign(store, id, hospitalId)
  if (isAfter(status, 'agreement_signed')) await owe(store, id)
  return { id, hospitalId, expertId }
}

/** Another expert beside the same request. */
export async function keepRival(store: Database, hospitalId: string, status: MatchStatus) {
  const expertId = await apply(store, 'expert', { ...profile, name: 'Kofi' }, 'active')
  return { id: await keepMatch(store, { hospitalId, expertId, status }), expertId }
}

async function keepMatch(
  { db }: Database,
  { hospitalId, expertId, status }: { hospitalId: string; expertId: string; status: MatchStatus },
): Promise<string> {
  const { version, ...snapshot } = scoreMatch(needOf(request), candidateOf(profile))
  const { id } = await db
    .insertInto('match')
    .values({
      hospital_id: hospitalId,
      expert_id: expertId,
      status,
      scale_version: version,
      ...snapshot,
      ...(isAfter(status, 'agreement_signed') && { starts_on: '2026-01-01', ends_on: '2026-07-01' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The subjects of the mails to both, as they are queued. */
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
    link: letter.parts.flatMap((part) => (part.kind === 'link' ? [part.href.replace(/=.*/, '')] : [])).join(),
    secret,
  }))
}

async function apply(
  { db }: Database,
  kind: 'hospital' | 'expert',
  answers: object,
  status: ApplicationStatus,
): Promise<string> {
  const email = `${randomUUID()}@hospital.example`
  const { id } = await db
    .insertInto('application')
    .values({ kind, status, answers: { email, ...answers } })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const order: readonly MatchStatus[] = ['selected', 'confirmed', 'agreement_signed', 'active', 'completed']
const isAfter = (status: MatchStatus, other: MatchStatus) =>
  status === 'on_hold' || status === 'ended_early' || order.indexOf(status) > order.indexOf(other)

function requestStatus(status: MatchStatus): ApplicationStatus {
  if (status === 'completed') return 'completed'
  if (isAfter(status, 'agreement_signed')) return 'active'
  if (order.includes(status)) return 'expert_selected'
  return status === 'shortlisted' ? 'shortlist_sent' : 'eligible'
}

async function sign(store: Database, id: string, hospitalId: string): Promise<void> {
  const upload = await keepFile(store)
  const claim = { application_id: hospitalId, field: 'letter_of_commitment' }
  await store.db.updateTable('upload').set(claim).where('id', '=', upload).execute()
  await store.db.insertInto('commitment_letter').values({ match_id: id, upload_id: upload }).execute()
  const accepted = {
    match_id: id,
    text_version: '2026-11-15',
    text_sha256: Buffer.alloc(32),
    locale: 'en',
  } as const
  await store.db
    .insertInto('agreement')
    .values([
      { ...accepted, side: 'hospital', name: 'Nana Mensah' },
      { ...accepted, side: 'expert', name: 'Ama Owusu' },
    ])
    .execute()
}

async function owe({ db }: Database, id: string): Promise<void> {
  const days = dueDays('2026-01-01', '2026-07-01')
  await db
    .insertInto('obligation')
    .values(obligationKinds.map((kind) => ({ match_id: id, kind, due_on: days[kind], reminders: 3 })))
    .execute()
}
