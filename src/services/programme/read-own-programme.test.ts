import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import {
  type ActiveExpert,
  type KeptRequest,
  keepActiveExpert,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { queueMail } from '../../store/mail/mail-queue.ts'
import { moveMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { readOwnProgramme } from './read-own-programme.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
})
afterAll(() => database.drop())

type Two = { expert: ActiveExpert; hospital: KeptRequest }
type Kept = Two & { id: string }

/** A match between a new hospital and a new expert, unless given. */
async function keep(status: MatchStatus, named: Partial<Two> = {}): Promise<Kept> {
  const { expert = await keepActiveExpert(store), hospital = await keepRequest(store) } = named
  const { id } = await keepMatch(store, hospital.id, status, expert)
  return { id, expert, hospital }
}

async function programmeOf(who: ActiveExpert | KeptRequest) {
  const session = 'session' in who ? who.session : ({ applicationId: who.expertId, kind: 'expert' } as const)
  const read = await readOwnProgramme(store, session, 'en')
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

const ask = (match_id: string) =>
  store.db
    .insertInto('match_invitation')
    .values({ match_id, token_digest: crypto.getRandomValues(Buffer.alloc(32)), answer_by: new Date() })
    .execute()

/** Moves a shortlisted match, with a held mail. */
async function choose({ id, expert }: Kept, to: MatchStatus): Promise<string> {
  const letter = { subject: 'x', preview: 'x', heading: 'x', parts: [], reason: 'x' }
  const mail = await queueMail(store, { to: expert.email, locale: 'en', letter, heldMs: 60_000 })
  const match = { id, status: 'shortlisted' as const }
  await moveMatch(store, { actor: 'hospital' }, { match, to, heldMs: 60_000, mailId: mail.id })
  return mail.id
}

test('24.1 an invited expert sees the hospital and its need, without contact details', async () => {
  const changes = { name: 'Marked', city: 'Tamale', country: 'Ghana' }
  const kept = await keep('invited', { hospital: await keepRequest(store, 'eligible', [], changes) })
  expect((await programmeOf(kept.expert)).matches).toEqual([])
  await ask(kept.id)
  const { matches } = await programmeOf(kept.expert)
  expect(matches).toMatchObject([
    {
      id: kept.id,
      status: 'invited',
      tasks: ['answer'],
      other: { name: 'Marked', place: 'Tamale, Ghana', contact: [] },
    },
  ])
  const need = matches[0]?.need.map(({ text }) => text)
  expect(need).toContain(kept.hospital.answers.requested_support_reason)
  expect(JSON.stringify(matches)).not.toContain(kept.hospital.email)
  expect((await programmeOf(kept.hospital)).matches).toEqual([])
})

test('24.1 until the mail about the choice is sent, all experts see themselves on the shortlist', async () => {
  const hospital = await keepRequest(store)
  const chosen = await keep('shortlisted', { hospital })
  const other = await keep('shortlisted', { hospital })
  for (const { id } of [chosen, other]) await ask(id)
  expect((await programmeOf(hospital)).to_choose_from).toBe(2)
  const mails = [await choose(chosen, 'selected'), await choose(other, 'not_selected')]
  const status = async ({ expert }: Kept) => (await programmeOf(expert)).matches[0]?.status
  expect([await status(chosen), await status(other)]).toEqual(['shortlisted', 'shortlisted'])
  const seen = await programmeOf(hospital)
  expect(seen).toMatchObject({ to_choose_from: 0, matches: [{ id: chosen.id, status: 'selected' }] })

  await store.db
    .updateTable('mail')
    .set({ status: 'sent', sent_at: new Date() })
    .where('id', 'in', mails)
    .execute()
  expect([await status(chosen), await status(other)]).toEqual(['selected', 'not_selected'])
})

test('24.2 after the confirmation both sides see each other’s contact details and their tasks', async () => {
  const { expert, hospital } = await keep('confirmed')
  const forExpert = (await programmeOf(expert)).matches[0]
  expect(forExpert?.tasks).toEqual(['accept_agreement'])
  expect(forExpert?.other.contact.map(({ text }) => text)).toEqual(
    expect.arrayContaining([hospital.email, hospital.answers.contact_person]),
  )
  const forHospital = (await programmeOf(hospital)).matches[0]
  expect(forHospital?.tasks).toEqual(['accept_agreement', 'hand_in_letter'])
  expect(forHospital?.other).toMatchObject({ name: 'Ama Owusu' })
  expect(forHospital?.other.contact.map(({ text }) => text)).toContain(expert.email)
})

test('24.4 each side sees all due dates, and the notes on its own reports', async () => {
  const { id, expert, hospital } = await keep('active')
  await store.db
    .updateTable('report')
    .set({ note: 'Please add figures.', answers: { activities: 'Marked' } })
    .where('match_id', '=', id)
    .where('kind', '=', 'midterm_report')
    .execute()
  const reportsOf = async (who: ActiveExpert | KeptRequest) =>
    (await programmeOf(who)).matches[0]?.reports.map((one) => [one.kind, one.is_own, one.due_on, one.note])
  expect(await reportsOf(expert)).toEqual([
    ['midterm_report', true, '2026-04-01', 'Please add figures.'],
    ['final_report', true, '2026-07-15', null],
    ['feedback_report', false, '2026-07-15', null],
  ])
  expect(await reportsOf(hospital)).toEqual([
    ['midterm_report', false, '2026-04-01', null],
    ['final_report', false, '2026-07-15', null],
    ['feedback_report', true, '2026-07-15', null],
  ])
  expect(JSON.stringify(await programmeOf(hospital))).not.toContain('Marked')
})

test('24.5 a completed collaboration has the certificate; open tasks come first, ended matches last', async () => {
  const expert = await keepActiveExpert(store)
  const open = await keep('confirmed', { expert })
  const completed = await keep('completed', { expert })
  const lost = await keep('ended_early', { expert })
  const { matches } = await programmeOf(expert)
  expect(matches.map(({ id, certificate }) => [id, certificate])).toEqual([
    [open.id, null],
    [completed.id, `/api/matches/${completed.id}/certificate`],
    [lost.id, null],
  ])
  expect((await programmeOf(completed.hospital)).matches[0]?.certificate).toBeNull()
})
