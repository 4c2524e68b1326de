import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fine, matchIn, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import { keepCollaboration, keepRival, toldOf } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { selectExpert } from '../matching/select-expert.ts'
import { undoSelection } from '../matching/undo-selection.ts'

const desk = coordinatorDesk()

const db = () => desk.store.db
const keep = (status: MatchStatus) => keepCollaboration(desk.store, status)
const matchOf = (id: string) => matchIn(desk.store, id)
const seen = async (id: string) => ({ id, version: (await matchOf(id)).version })

const auditOf = (id: string) =>
  db()
    .selectFrom('audit')
    .select(['action', 'staff_name', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

/** A request whose hospital has chosen one of three experts. */
async function chooseOne() {
  const { store } = desk
  const chosen = await keep('shortlisted')
  const rivals = [
    await keepRival(store, chosen.hospitalId, 'shortlisted'),
    await keepRival(store, chosen.hospitalId, 'shortlisted'),
  ]
  const selection = {
    hospitals_applications_id: chosen.hospitalId,
    hospital_name: 'Baobab District Hospital',
    experts_applications_id: chosen.expertId,
    expert_name: 'Ama Owusu',
  }
  const session = { applicationId: chosen.hospitalId, kind: 'hospital' } as const
  expect(await selectExpert(store, session, selection)).toMatchObject(fine)
  await db().deleteFrom('mail').where('due_at', '<=', sql<Date>`now()`).execute()
  return { ...chosen, rivals }
}

const heldMails = () => db().selectFrom('mail').select('id').where('due_at', '>', sql<Date>`now()`).execute()

describe('25.3 confirming a choice', () => {
  test('sends held mails at once, cannot be undone, and asks both sides for the first documents', async () => {
    const { id, hospitalId, expertId } = await chooseOne()
    expect((await matchOf(id)).undoable).toEqual(expect.any(Date))
    expect(await heldMails()).toHaveLength(3)
    expect(
      await desk.programme.confirmChoice(desk.staff, { ...(await seen(id)), stands: true }),
    ).toMatchObject(fine)
    expect(await heldMails()).toEqual([])
    const after = await matchOf(id)
    expect([after.status, after.request_status, after.undoable]).toEqual([
      'confirmed',
      'expert_selected',
      null,
    ])
    expect(await undoSelection(desk.store, desk.staff, hospitalId)).toEqual(refused('too_late'))
    const told = await toldOf(desk.store, { hospitalId, expertId })
    expect(told.filter(({ says }) => says.startsWith('Before you begin'))).toEqual([
      {
        to: 'hospital',
        says: 'Before you begin: the agreement and your letter of commitment',
        link: '/request-support/edit?h',
        secret: true,
      },
      {
        to: 'expert',
        says: 'Before you begin: the confidentiality agreement',
        link: '/become-expert/edit?h',
        secret: true,
      },
    ])
    expect(await auditOf(id)).toContainEqual({
      action: 'match_moved',
      staff_name: 'Nia Boateng',
      before: { status: 'selected' },
      after: { status: 'confirmed' },
    })
  })

  test('is refused for an outdated version', async () => {
    const { id } = await keep('selected')
    expect(await desk.programme.confirmChoice(desk.staff, { id, version: 7 })).toEqual(
      refused('version_conflict'),
    )
    expect(await desk.programme.confirmChoice(desk.staff, { id: randomUUID(), version: 1 })).toEqual(
      refused('not_found'),
    )
    expect(await desk.programme.confirmChoice(desk.staff, { id: 'none', version: 1 })).toEqual(
      refused('not_found'),
    )
  })
})

describe('25.3 a chosen expert who cannot do it', () => {
  test('lets the hospital choose again, while the others have got no mail', async () => {
    const { id, hospitalId, expertId, rivals } = await chooseOne()
    await desk.programme.declineAfterAll(desk.staff, { ...(await seen(id)), reason: 'On leave.' })
    expect(await matchOf(id)).toMatchObject({
      status: 'declined',
      answer_reason: 'On leave.',
      request_status: 'shortlist_sent',
    })
    for (const rival of rivals) expect((await matchOf(rival.id)).status).toBe('shortlisted')
    expect(await heldMails()).toEqual([])
    const told = await toldOf(desk.store, { hospitalId, expertId })
    expect(told.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual([
      { to: 'expert', says: 'Thank you for telling us', link: '', secret: false },
      { to: 'hospital', says: 'Please choose another expert', link: '/select-expert?h', secret: true },
    ])
  })

  test('starts a new search if no other expert is left on the shortlist', async () => {
    const { id, hospitalId, expertId, rivals } = await chooseOne()
    await keepRival(desk.store, hospitalId, 'not_selected')
    for (const rival of rivals)
      await withdrawApplication(desk.store, { applicationId: rival.expertId, kind: 'expert' })
    await db().deleteFrom('mail').execute()
    await desk.programme.declineAfterAll(desk.staff, { ...(await seen(id)), reason: 'On leave.' })
    expect(await matchOf(id)).toMatchObject({ status: 'declined', request_status: 'eligible' })
    expect((await toldOf(desk.store, { hospitalId, expertId })).map(({ says }) => says).sort()).toEqual([
      'Thank you for telling us',
      'We look for another expert for you',
    ])
  })

  test('starts a new search once the others have got their mails', async () => {
    const { id, hospitalId, expertId } = await chooseOne()
    const past = new Date(Date.now() - 1000)
    await db().updateTable('match_move').set({ held_until: past }).where('match_id', '=', id).execute()
    await db().deleteFrom('mail').execute()
    expect(await desk.programme.declineAfterAll(desk.staff, { ...(await seen(id)), reason: '' })).toEqual(
      refused('invalid_answers', { errors: { reason: 'required' } }),
    )
    await desk.programme.declineAfterAll(desk.staff, { ...(await seen(id)), reason: 'On leave.' })
    expect(await matchOf(id)).toMatchObject({ status: 'declined', request_status: 'eligible' })
    expect((await toldOf(desk.store, { hospitalId, expertId })).map(({ says }) => says).sort()).toEqual([
      'Thank you for telling us',
      'We look for another expert for you',
    ])
  })
})
