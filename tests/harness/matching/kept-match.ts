import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { candidateOf } from '../../../src/domain/matching/candidate.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { needOf } from '../../../src/domain/matching/need.ts'
import { scoreMatch } from '../../../src/domain/matching/score.ts'
import { dueDays, reportKinds } from '../../../src/domain/programme/reports.ts'
import type { Database } from '../../../src/store/database.ts'
import { keepFile } from '../applications/kept-expert.ts'

/** A match with the history that leads to this status. */
export async function keepMatch<Expert extends { expertId: string }>(
  store: Database,
  hospitalId: string,
  status: MatchStatus,
  expert: Expert,
  facts: {
    score?: number
    unasked_reason?: string
    over_limit_reason?: string
    passed_gates?: Record<string, string>
  } = {},
): Promise<Expert & { id: string; hospitalId: string }> {
  const { version, ...snapshot } = scoreMatch(needOf(hospitalExample), candidateOf(expertExample))
  const { id } = await store.db
    .insertInto('match')
    .values({
      hospital_id: hospitalId,
      expert_id: expert.expertId,
      status,
      scale_version: version,
      ...snapshot,
      ...(isAfter(status, 'agreement_signed') && time),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isAfter(status, 'confirmed')) await sign(store, id, hospitalId)
  if (isAfter(status, 'agreement_signed')) await owe(store, id)
  return { ...expert, id, hospitalId }
}

const time = { starts_on: '2026-01-01', ends_on: '2026-07-01' } as const

/** The statuses in order, from the choice to the end. */
export const course: readonly MatchStatus[] = [
  'selected',
  'confirmed',
  'agreement_signed',
  'active',
  'completed',
]

/** A match on hold or ended early has passed the agreement. */
export const isAfter = (status: MatchStatus, other: MatchStatus) =>
  status === 'on_hold' || status === 'ended_early' || course.indexOf(status) > course.indexOf(other)

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
  const days = dueDays(time.starts_on, time.ends_on)
  await db
    .insertInto('report')
    .values(reportKinds.map((kind) => ({ match_id: id, kind, due_on: days[kind], reminders: 3 })))
    .execute()
}
