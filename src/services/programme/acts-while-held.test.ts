import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fine, matchIn, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import {
  keepCollaboration,
  keepHospital,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { readOwnApplication } from '../applicants/read-own-application.ts'
import { remindOfReports } from './remind-of-reports.ts'

const heldMs = 600_000
const desk = coordinatorDesk(heldMs)

const seen = async (id: string) => ({ id, version: (await matchIn(desk.store, id)).version })
const reason = 'Asked for by both.'

/** Its reports are overdue from the first moment on. */
async function begin() {
  const kept = await keepCollaboration(desk.store, 'agreement_signed')
  const days = { starts_on: '2025-01-01', ends_on: '2025-07-01', past: true }
  expect(
    await desk.programme.beginCollaboration(desk.staff, { ...(await seen(kept.id)), ...days }),
  ).toMatchObject(fine)
  return kept
}
const endHold = (id: string) =>
  desk.store.db
    .updateTable('match_move')
    .set({ held_until: sql<Date>`now()` })
    .where('match_id', '=', id)
    .execute()
const mailsOf = async (ids: readonly string[]) =>
  (await desk.store.db.selectFrom('mail').select('id').where('application_id', 'in', ids).execute()).length

describe('25.24 while a beginning is held', () => {
  test('each action that would mail about the match is refused until the held mail is sent', async () => {
    const { id, hospitalId, expertId } = await begin()
    const sides = [hospitalId, expertId]
    const report = (await matchIn(desk.store, id)).reports.find(({ kind }) => kind === 'feedback_report')
    const ofReport = { id, kind: 'feedback_report', version: report?.version ?? 0 } as const
    const match = await seen(id)
    const acts = {
      remind: () => desk.programme.remindSide(desk.staff, { id, about: 'feedback_report', side: 'hospital' }),
      lastDay: () => desk.programme.moveLastDay(desk.staff, { ...match, reason, ends_on: '2027-01-01' }),
      day: () => desk.programme.changeDueDay(desk.staff, { ...ofReport, due_on: '2027-01-01' }),
      waive: () => desk.programme.decideReport(desk.staff, { ...ofReport, decision: 'waive', note: reason }),
      hold: () => desk.programme.holdCollaboration(desk.staff, { ...match, reason }),
      end: () => desk.programme.endEarly(desk.staff, { ...match, reason }),
    }
    for (const [name, act] of Object.entries(acts)) {
      expect([name, await act()]).toEqual([name, refused('act_held')])
    }
    expect(await desk.programme.listReminders(id)).toEqual([])
    expect(await mailsOf(sides)).toBe(2)
    await endHold(id)
    expect((await desk.programme.listReminders(id)).length).toBeGreaterThan(0)
    expect(await acts.lastDay()).toMatchObject(fine)
  })

  test('no automatic reminder goes out before it', async () => {
    const { id } = await begin()
    await desk.store.db.updateTable('report').set({ reminders: 0 }).where('match_id', '=', id).execute()
    expect(await remindOfReports(desk.store)).toBe(0)
    await endHold(id)
    expect(await remindOfReports(desk.store)).toBeGreaterThan(0)
  })
})

test('25.24 while a completion is held, nothing else about it goes out', async () => {
  const { id } = await keepCollaboration(desk.store, 'active')
  for (const { kind, version } of (await matchIn(desk.store, id)).reports) {
    const order = { id, kind, version, decision: 'waive', note: 'Not needed.' } as const
    expect(await desk.programme.decideReport(desk.staff, order)).toMatchObject(fine)
  }
  expect(await desk.programme.completeCollaboration(desk.staff, await seen(id))).toMatchObject(fine)
  const match = await seen(id)
  expect([
    await desk.programme.moveLastDay(desk.staff, { ...match, reason, ends_on: '2027-01-01' }),
    await desk.programme.holdCollaboration(desk.staff, { ...match, reason }),
    await desk.programme.endEarly(desk.staff, { ...match, reason }),
  ]).toEqual(Array(3).fill(refused('act_held')))
  expect(await desk.programme.listReminders(id)).toEqual([])
})

test('25.24 while a shortlist is held, neither a reminder nor its link goes out before it', async () => {
  const statuses = ['interested', 'interested', 'interested'] as const
  const { id, matches } = await keepRequest(desk.store, 'eligible', statuses)
  const matchIds = matches.map((match) => match.id)
  expect(await desk.matching.sendShortlist(desk.staff, id, { matchIds })).toMatchObject(fine)
  expect(await desk.programme.remindOfShortlist(desk.staff, id)).toEqual(refused('act_held'))
  expect(await desk.matching.mailShortlistAgain(desk.staff, id)).toEqual(refused('act_held'))
  expect(await matchIn(desk.store, matchIds[0] ?? '')).toMatchObject({ held: { to: 'shortlisted' } })
})

test('25.30 while an action is held, the hospital’s own page shows the previous status', async () => {
  const { store } = desk
  const statusOf = async ({ id, hash }: { id: string; hash: string }) => {
    const read = await readOwnApplication(store, { applicationId: id, kind: 'hospital' }, hash)
    return read.ok && read.value.status
  }
  const request = await keepHospital(store, 'eligible', ['interested', 'interested', 'interested'])
  const matchIds = request.matches.map(({ id }) => id)
  expect(await desk.matching.sendShortlist(desk.staff, request.id, { matchIds })).toMatchObject(fine)
  expect(await statusOf(request)).toBe('eligible')
  await store.db.updateTable('move').set({ held_until: sql<Date>`now()` }).execute()
  expect(await statusOf(request)).toBe('shortlist_sent')

  const chosen = await keepHospital(store, 'expert_selected', ['agreement_signed'])
  const match = await seen(chosen.matches[0]?.id ?? '')
  const days = { starts_on: '2027-01-01', ends_on: '2027-07-01' }
  expect(await desk.programme.beginCollaboration(desk.staff, { ...match, ...days })).toMatchObject(fine)
  expect(await statusOf(chosen)).toBe('expert_selected')
})
