import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fine, matchIn, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import {
  keepCollaboration,
  keepHospital,
  toldOf,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { undoMoves } from '../review/undo-moves.ts'

const heldMs = 600_000
const desk = coordinatorDesk(heldMs)

const db = () => desk.store.db
const everything = async () =>
  JSON.stringify(await Promise.all(tables.map((one) => db().selectFrom(one).selectAll().execute())))
const tables = ['match', 'match_move', 'move', 'mail', 'report', 'match_invitation', 'mailed_link'] as const
const statusesOf = async (hospitalId: string) => {
  const matches = await db()
    .selectFrom('match')
    .select('status')
    .where('hospital_id', '=', hospitalId)
    .execute()
  return matches.map(({ status }) => status)
}
const mailsTo = (ids: readonly string[]) =>
  db().selectFrom('mail').selectAll().where('application_id', 'in', ids).execute()
const heldMails = async (ids: readonly string[]) =>
  (await mailsTo(ids)).filter(({ due_at }) => due_at.getTime() > Date.now() + heldMs / 2).length
const own = async (applicationId: string, kind: 'expert' | 'hospital') => {
  const read = await desk.programme.readOwnProgramme({ applicationId, kind }, 'en')
  return read.ok ? read.value : undefined
}
const seen = async (id: string) => ({ id, version: (await matchIn(desk.store, id)).version })
const days = { starts_on: '2027-01-01', ends_on: '2027-07-01' }

async function askTwo() {
  const request = await keepHospital(desk.store, 'eligible', ['suggested', 'suggested'])
  const matchIds = request.matches.map(({ id }) => id)
  const experts = request.matches.map(({ expertId }) => expertId)
  return { request, matchIds, experts }
}

describe('21.7 asking experts', () => {
  test('shows one mail for all who get the same words, without a link, and changes nothing', async () => {
    const { request, matchIds } = await askTwo()
    const before = await everything()
    const preview = await desk.matching.previewQuestions(desk.staff, request.id, {
      matchIds,
      note: 'Please help.',
    })
    expect(preview).toMatchObject({ ok: true, value: [{ to: [expect.any(String), expect.any(String)] }] })
    const said = JSON.stringify(preview)
    expect([said.includes('Please help.'), said.includes('k=')]).toEqual([true, false])
    expect(await everything()).toBe(before)
  })

  test('is held: no expert sees the question, and one can be taken back alone', async () => {
    const { request, matchIds, experts } = await askTwo()
    expect(await desk.matching.askExperts(desk.staff, request.id, { matchIds })).toMatchObject(fine)
    expect(await heldMails(experts)).toBe(2)
    expect((await own(experts[0] ?? '', 'expert'))?.matches).toEqual([])
    expect(await desk.matching.undoQuestions(desk.staff, request.id, matchIds.slice(0, 1))).toEqual({
      ok: true,
      value: { undone: 1, note: '' },
    })
    expect((await statusesOf(request.id)).sort()).toEqual(['invited', 'suggested'])
    expect(await heldMails(experts)).toBe(1)
    expect(await desk.matching.askExperts(desk.staff, request.id, { matchIds })).toMatchObject({
      value: { asked: 1 },
    })
  })

  test('sends no question to an expert who is taken off the shortlist meanwhile', async () => {
    const { request, matchIds, experts } = await askTwo()
    await desk.matching.askExperts(desk.staff, request.id, { matchIds })
    expect(await desk.matching.dropSuggestion(desk.staff, matchIds[0] ?? '')).toMatchObject(fine)
    expect(await heldMails(experts)).toBe(1)
  })

  test('cannot be taken back after the time', async () => {
    const { request, matchIds, experts } = await askTwo()
    await desk.matching.askExperts(desk.staff, request.id, { matchIds })
    await db()
      .updateTable('match_move')
      .set({ held_until: sql<Date>`now()` })
      .where('match_id', 'in', matchIds)
      .execute()
    expect(await desk.matching.undoQuestions(desk.staff, request.id, matchIds)).toEqual(refused('too_late'))
    expect((await own(experts[0] ?? '', 'expert'))?.matches).toMatchObject([{ status: 'invited' }])
  })
})

test('22.18 a shortlist is shown, held and taken back: the hospital sees it only after the time', async () => {
  const interested = ['interested', 'interested', 'suggested'] as const
  const request = await keepHospital(desk.store, 'eligible', interested)
  const order = { matchIds: request.matches.map(({ id }) => id), unaskedReason: 'By telephone.' }
  const before = await everything()
  expect(await desk.matching.previewShortlist(desk.staff, request.id, order)).toMatchObject({
    ok: true,
    value: [
      { to: [request.email], letter: { subject: expect.stringContaining('Please choose your expert') } },
    ],
  })
  expect(await everything()).toBe(before)
  expect(await desk.matching.previewShortlist(desk.staff, request.id, { matchIds: [] })).toMatchObject({
    ok: false,
  })

  await desk.matching.sendShortlist(desk.staff, request.id, order)
  expect(await heldMails([request.id])).toBe(1)
  expect(await desk.matching.readShortlist(request.session, request.hash)).toMatchObject({
    value: { status: 'closed' },
  })
  expect((await own(request.id, 'hospital'))?.to_choose_from).toBe(0)
  expect(await desk.matching.refuseShortlist(request.session, 'None suits.')).toMatchObject(
    refused('wrong_status'),
  )
  const { batch_id: token } = await db()
    .selectFrom('move')
    .select('batch_id')
    .where('application_id', '=', request.id)
    .executeTakeFirstOrThrow()
  expect(await undoMoves(desk.store, desk.staff, { token, id: request.id })).toMatchObject(fine)
  expect(await statusesOf(request.id)).toEqual([...interested])
  expect(await mailsTo([request.id])).toEqual([])
  const reasons = db().selectFrom('match').select('unasked_reason').where('unasked_reason', 'is not', null)
  expect(await reasons.where('hospital_id', '=', request.id).execute()).toEqual([])

  await desk.matching.sendShortlist(desk.staff, request.id, order)
  await db()
    .updateTable('move')
    .set({ held_until: sql<Date>`now()` })
    .where('application_id', '=', request.id)
    .execute()
  expect(await desk.matching.readShortlist(request.session, request.hash)).toMatchObject({
    value: { status: 'open' },
  })
})

describe('25.7 beginning and completing', () => {
  test('begins after a hold: both mails are shown and held, and undoing leaves no day and no report', async () => {
    const kept = await keepCollaboration(desk.store, 'agreement_signed')
    const sides = [kept.hospitalId, kept.expertId]
    const before = await everything()
    const preview = await desk.programme.previewBeginning(desk.staff, { ...(await seen(kept.id)), ...days })
    expect(preview.ok && preview.value.map(({ letter }) => letter.heading).sort()).toEqual([
      'Your collaboration begins',
      'Your support begins',
    ])
    expect(await everything()).toBe(before)
    expect(
      await desk.programme.beginCollaboration(desk.staff, { ...(await seen(kept.id)), ...days }),
    ).toMatchObject(fine)
    expect(await heldMails(sides)).toBe(2)
    for (const [id, kind] of [
      [kept.hospitalId, 'hospital'],
      [kept.expertId, 'expert'],
    ] as const) {
      const [match] = (await own(id, kind))?.matches ?? []
      expect(match).toMatchObject({ status: 'agreement_signed', reports: [], starts_on: null, tasks: [] })
    }
    const { held } = await matchIn(desk.store, kept.id)
    expect(held).toMatchObject({ to: 'active' })
    const order = { token: held?.token ?? '', id: kept.hospitalId }
    expect(await undoMoves(desk.store, desk.staff, order)).toMatchObject(fine)
    expect(await matchIn(desk.store, kept.id)).toMatchObject({
      status: 'agreement_signed',
      request_status: 'expert_selected',
      starts_on: null,
      ends_on: null,
      reports: [],
      held: null,
    })
    expect(await mailsTo(sides)).toEqual([])
    expect(
      await desk.programme.beginCollaboration(desk.staff, { ...(await seen(kept.id)), ...days }),
    ).toMatchObject(fine)
  })

  test('completes after a hold: undoing brings the collaboration back', async () => {
    const kept = await keepCollaboration(desk.store, 'active')
    for (const { kind, version } of (await matchIn(desk.store, kept.id)).reports) {
      const order = { id: kept.id, kind, version, decision: 'waive', note: 'Not needed.' } as const
      await desk.programme.decideReport(desk.staff, order)
    }
    const preview = await desk.programme.previewCompletion(desk.staff, await seen(kept.id))
    expect(preview.ok && preview.value.length).toBe(2)
    expect(await desk.programme.completeCollaboration(desk.staff, await seen(kept.id))).toMatchObject(fine)
    expect((await own(kept.expertId, 'expert'))?.matches).toMatchObject([
      { status: 'active', certificate: null },
    ])
    const { held } = await matchIn(desk.store, kept.id)
    const order = { token: held?.token ?? '', id: kept.hospitalId }
    expect(await undoMoves(desk.store, desk.staff, order)).toMatchObject(fine)
    expect(await matchIn(desk.store, kept.id)).toMatchObject({
      status: 'active',
      request_status: 'active',
    })
    expect(await toldOf(desk.store, kept)).toEqual([])
  })
})
