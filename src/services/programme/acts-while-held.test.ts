import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepCollaboration, keepHospital, keepRequest } from '../../../tests/harness/kept-collaboration.ts'
import { settingsOfTests } from '../../../tests/harness/settings-of-tests.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { fine, matchIn, refused } from '../../../tests/harness/steered-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { readOwnApplication } from '../applicants/read-own-application.ts'
import { matchingServices } from '../matching/matching-services.ts'
import { programmeServices } from './programme-services.ts'
import { remindOfReports } from './remind-of-reports.ts'

const heldMs = 600_000
let database: TestDatabase
let staff: Author
let matching: ReturnType<typeof matchingServices>
let programme: ReturnType<typeof programmeServices>
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator', 'Nia Boateng')
  matching = matchingServices(database.store, heldMs)
  programme = programmeServices(database.store, { site: settingsOfTests.signIn.publicUrl, heldMs })
})
afterAll(() => database.drop())

const seen = async (id: string) => ({ id, version: (await matchIn(database.store, id)).version })
const reason = 'Asked for by both.'

/** Its reports are overdue from the first moment on. */
async function begin() {
  const kept = await keepCollaboration(database.store, 'agreement_signed')
  const days = { starts_on: '2025-01-01', ends_on: '2025-07-01', past: true }
  expect(await programme.beginCollaboration(staff, { ...(await seen(kept.id)), ...days })).toMatchObject(fine)
  return kept
}
const letGo = (id: string) =>
  database.store.db
    .updateTable('match_move')
    .set({ held_until: sql<Date>`now()` })
    .where('match_id', '=', id)
    .execute()
const mailsOf = async (ids: readonly string[]) =>
  (await database.store.db.selectFrom('mail').select('id').where('application_id', 'in', ids).execute())
    .length

describe('25.24 while a beginning is held', () => {
  test('no other mail about it overtakes it: each act is refused, and possible afterwards', async () => {
    const { id, hospitalId, expertId } = await begin()
    const sides = [hospitalId, expertId]
    const report = (await matchIn(database.store, id)).reports.find(({ kind }) => kind === 'feedback_report')
    const ofReport = { id, kind: 'feedback_report', version: report?.version ?? 0 } as const
    const match = await seen(id)
    const acts = {
      remind: () => programme.remindSide(staff, { id, about: 'feedback_report', side: 'hospital' }),
      lastDay: () => programme.moveLastDay(staff, { ...match, reason, ends_on: '2027-01-01' }),
      day: () => programme.changeDueDay(staff, { ...ofReport, due_on: '2027-01-01' }),
      waive: () => programme.decideReport(staff, { ...ofReport, decision: 'waive', note: reason }),
      hold: () => programme.holdCollaboration(staff, { ...match, reason }),
      end: () => programme.endEarly(staff, { ...match, reason }),
    }
    for (const [name, act] of Object.entries(acts)) {
      expect([name, await act()]).toEqual([name, refused('act_held')])
    }
    expect(await programme.listReminders(id)).toEqual([])
    expect(await mailsOf(sides)).toBe(2)
    await letGo(id)
    expect((await programme.listReminders(id)).length).toBeGreaterThan(0)
    expect(await acts.lastDay()).toMatchObject(fine)
  })

  test('no automatic reminder goes out before it', async () => {
    const { id } = await begin()
    await database.store.db.updateTable('report').set({ reminders: 0 }).where('match_id', '=', id).execute()
    expect(await remindOfReports(database.store)).toBe(0)
    await letGo(id)
    expect(await remindOfReports(database.store)).toBeGreaterThan(0)
  })
})

test('25.24 while a shortlist is held, neither a reminder nor its link goes out before it', async () => {
  const statuses = ['interested', 'interested', 'interested'] as const
  const { id, matches } = await keepRequest(database.store, 'eligible', statuses)
  const matchIds = matches.map((match) => match.id)
  expect(await matching.sendShortlist(staff, id, { matchIds })).toMatchObject(fine)
  expect(await programme.remindOfShortlist(staff, id)).toEqual(refused('act_held'))
  expect(await matching.mailShortlistAgain(staff, id)).toEqual(refused('act_held'))
  expect(await matchIn(database.store, matchIds[0] ?? '')).toMatchObject({ held: { to: 'shortlisted' } })
})

test('25.30 while an act is held, the own page of the hospital shows the status before it', async () => {
  const { store } = database
  const statusOf = async ({ id, hash }: { id: string; hash: string }) => {
    const read = await readOwnApplication(store, { applicationId: id, kind: 'hospital' }, hash)
    return read.ok && read.value.status
  }
  const request = await keepHospital(store, 'eligible', ['interested', 'interested', 'interested'])
  const matchIds = request.matches.map(({ id }) => id)
  expect(await matching.sendShortlist(staff, request.id, { matchIds })).toMatchObject(fine)
  expect(await statusOf(request)).toBe('eligible')
  await store.db.updateTable('move').set({ held_until: sql<Date>`now()` }).execute()
  expect(await statusOf(request)).toBe('shortlist_sent')

  const chosen = await keepHospital(store, 'expert_selected', ['agreement_signed'])
  const match = await seen(chosen.matches[0]?.id ?? '')
  const days = { starts_on: '2027-01-01', ends_on: '2027-07-01' }
  expect(await programme.beginCollaboration(staff, { ...match, ...days })).toMatchObject(fine)
  expect(await statusOf(chosen)).toBe('expert_selected')
})
