import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import {
  choiceOf,
  keepActiveExpert,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { paths } from '../../domain/paths.ts'
import { exportOwnData } from '../applicants/export-own-data.ts'
import { refuseShortlist, selectExpert } from './select-expert.ts'
import { undoSelection } from './undo-selection.ts'

const desk = coordinatorDesk()

const day = 24 * 60 * 60
const refusal = (code: string) => ({ ok: false, refusal: { code } })

async function chosenRequest() {
  const request = await keepRequest(desk.store, 'shortlist_sent', [
    'shortlisted',
    'shortlisted',
    'interested',
  ])
  request.matches.push(
    await keepMatch(desk.store, request.id, 'shortlisted', await keepActiveExpert(desk.store), {
      unasked_reason: 'We know them.',
    }),
    await keepMatch(desk.store, request.id, 'suggested', await keepActiveExpert(desk.store)),
  )
  const [chosen, other, waiting, unasked, suggested] = request.matches
  if (!chosen || !other || !waiting || !unasked || !suggested) throw new Error('Not five')
  const choose = () => selectExpert(desk.store, request.session, choiceOf(request, chosen))
  expect(await choose()).toMatchObject({ ok: true })
  return { request, chosen, other, waiting, unasked, suggested, choose }
}

describe('a choice', () => {
  test('ends open matches; invited experts get a mail a day later, hospital and coordinator at once', async () => {
    const { request, chosen, other, waiting, unasked, suggested } = await chosenRequest()
    expect(await desk.outcomes.statusOf(request.id)).toBe('expert_selected')
    expect(await desk.outcomes.statusesOf(request.id)).toEqual([
      'selected',
      'not_selected',
      'lapsed',
      'not_selected',
      'lapsed',
    ])
    expect(await desk.outcomes.headingsTo(chosen.email)).toEqual([`A hospital has chosen you ${day}`])
    for (const { email } of [other, waiting])
      expect(await desk.outcomes.headingsTo(email)).toEqual([`You were not selected this time ${day}`])
    for (const { email } of [unasked, suggested]) expect(await desk.outcomes.headingsTo(email)).toEqual([])
    expect(await desk.outcomes.headingsTo(request.email)).toEqual(['You have chosen your expert 0'])
    const [notice, ...more] = await desk.outcomes.noticesOf(request.id)
    expect([notice?.includes(`"${paths.adminMatch(chosen.id)}"`), more]).toEqual([true, []])
  })

  test('is idempotent, and sends no mail twice', async () => {
    const { request, chosen, choose } = await chosenRequest()
    expect(await choose()).toMatchObject({ ok: true })
    expect(await desk.outcomes.mailsTo(chosen.email)).toHaveLength(1)
    expect(await desk.outcomes.mailsTo(request.email)).toHaveLength(1)
  })

  test('25.51 names the expert to the hospital, and the hospital to the experts', async () => {
    const { request, chosen, other } = await chosenRequest()
    // Everybody in these tests has one name.
    const lettersTo = async (email: string) =>
      JSON.stringify(await desk.outcomes.mailsTo(email)).replaceAll(`Dear ${chosen.name},`, '')
    const toHospital = await lettersTo(request.email)
    expect(toHospital).toContain(chosen.name)
    for (const { email } of [chosen, other]) {
      expect(await lettersTo(email)).toContain(request.name)
      expect(await lettersTo(email)).not.toContain(chosen.name)
    }
    const [notice] = await desk.outcomes.noticesOf(request.id)
    expect(notice).toContain(request.name)
    expect(notice).not.toContain(chosen.name)
  })

  test('25.51 mails the hospital; the link in the mail is deleted once it is sent, and its text with the match', async () => {
    const { request, chosen } = await chosenRequest()
    await sql`UPDATE mail SET status = 'sent', sent_at = now() WHERE recipient = ${request.email}`.execute(
      desk.store.db,
    )
    const mails = async () => JSON.stringify(await desk.outcomes.mailsTo(request.email))
    expect(await mails()).toContain(chosen.name)
    expect(await mails()).not.toMatch(/[?&]h=/)
    await desk.store.db.deleteFrom('match').where('id', '=', chosen.id).execute()
    expect(await mails()).not.toContain(chosen.name)
  })
})

test('22.9 while a choice is held, an expert’s data export does not contain it', async () => {
  const { request, chosen, other } = await chosenRequest()
  const mailsOf = async (applicationId: string) => {
    const data = await exportOwnData(desk.store, { applicationId, kind: 'expert' })
    return data.ok && data.value.mails.length
  }
  expect([await mailsOf(chosen.expertId), await mailsOf(other.expertId)]).toEqual([0, 0])
  await sql`UPDATE mail SET due_at = now() WHERE application_id <> ${request.id}`.execute(desk.store.db)
  expect([await mailsOf(chosen.expertId), await mailsOf(other.expertId)]).toEqual([1, 1])
})

describe('undoing a choice', () => {
  test('lets the hospital choose again, and no expert gets a mail', async () => {
    const { request, chosen, other, choose } = await chosenRequest()
    expect(await undoSelection(desk.store, desk.staff, request.id)).toEqual({
      ok: true,
      value: { restored: 5 },
    })
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
    expect(await desk.outcomes.statusesOf(request.id)).toEqual([
      'shortlisted',
      'shortlisted',
      'interested',
      'shortlisted',
      'suggested',
    ])
    for (const { email } of [chosen, other]) expect(await desk.outcomes.mailsTo(email)).toEqual([])
    const [, undone] = await desk.outcomes.mailsTo(request.email)
    expect(undone?.letter.heading).toBe('Your choice is taken back')
    expect(JSON.stringify(undone?.letter)).toContain('/select-expert?h=')
    expect(await undoSelection(desk.store, desk.staff, request.id)).toEqual(refusal('too_late'))
    expect(await choose()).toMatchObject({ ok: true })
    expect(await desk.outcomes.mailsTo(chosen.email)).toHaveLength(1)
  })

  test('is refused once the choice is confirmed or a mail was sent', async () => {
    const { request, chosen } = await chosenRequest()
    await desk.store.db
      .updateTable('match')
      .set({ status: 'confirmed' })
      .where('id', '=', chosen.id)
      .execute()
    expect(await undoSelection(desk.store, desk.staff, request.id)).toEqual(refusal('too_late'))
    const another = await chosenRequest()
    await desk.store.db
      .updateTable('mail')
      .set({ attempts: 1 })
      .where('recipient', '=', another.other.email)
      .execute()
    expect(await undoSelection(desk.store, desk.staff, another.request.id)).toEqual(refusal('too_late'))
    expect(await desk.outcomes.statusOf(another.request.id)).toBe('expert_selected')
  })

  test('is refused after a day', async () => {
    const { request } = await chosenRequest()
    await sql`UPDATE match_move SET held_until = now() WHERE match_id IN
      (SELECT id FROM match WHERE hospital_id = ${request.id})`.execute(desk.store.db)
    expect(await undoSelection(desk.store, desk.staff, request.id)).toEqual(refusal('too_late'))
  })
})

describe('the answer that no expert is suitable', () => {
  const reason = 'We look for somebody who can visit us.'

  test('reopens the request: the coordinator sees the reason, and the experts get a mail a day later', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', [
      'shortlisted',
      'shortlisted',
      'interested',
    ])
    expect(await refuseShortlist(desk.store, request.session, reason)).toMatchObject({ ok: true })
    expect(await desk.outcomes.statusOf(request.id)).toBe('eligible')
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['not_selected', 'not_selected', 'interested'])
    const [first, , waiting] = request.matches
    expect(await desk.outcomes.headingsTo(first?.email ?? '')).toEqual([
      `You were not selected this time ${day}`,
    ])
    expect(await desk.outcomes.headingsTo(waiting?.email ?? '')).toEqual([])
    const notices = await desk.outcomes.noticesOf(request.id)
    expect([notices.length, notices.join().includes(reason)]).toEqual([1, true])
    expect(notices.join()).toContain(`"${paths.adminWorkspace(request.id)}"`)
    expect(await refuseShortlist(desk.store, request.session, reason)).toEqual(refusal('wrong_status'))
    expect(await exportOwnData(desk.store, request.session)).toMatchObject({
      value: { reasonsToSayNo: [{ reason }] },
    })
  })

  test('can be undone like a choice, which deletes the reason', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
    await refuseShortlist(desk.store, request.session, reason)
    expect(await undoSelection(desk.store, desk.staff, request.id)).toMatchObject({
      ok: true,
      value: { restored: 2 },
    })
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
    const kept = await desk.store.db
      .selectFrom('match')
      .select(['status', 'answer_reason'])
      .where('hospital_id', '=', request.id)
      .execute()
    expect(kept).toEqual(Array(2).fill({ status: 'shortlisted', answer_reason: null }))
  })

  test('cannot be undone once a new search with the same expert has begun', async () => {
    const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
    await refuseShortlist(desk.store, request.session, reason)
    const [again] = request.matches
    if (again) await keepMatch(desk.store, request.id, 'suggested', again)
    expect(await undoSelection(desk.store, desk.staff, request.id)).toEqual(refusal('too_late'))
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['not_selected', 'not_selected', 'suggested'])
  })

  test('is refused once an expert is chosen', async () => {
    const { request } = await chosenRequest()
    expect(await refuseShortlist(desk.store, request.session, reason)).toEqual(refusal('already_chosen'))
  })
})
