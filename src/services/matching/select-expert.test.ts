import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choiceOf, keepActiveExpert, keepRequest } from '../../../tests/harness/kept-collaboration.ts'
import { keepMatch } from '../../../tests/harness/kept-match.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { whatBecame } from '../../../tests/harness/what-became.ts'
import { paths } from '../../domain/paths.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { exportOwnData } from '../applicants/export-own-data.ts'
import { refuseShortlist, selectExpert } from './select-expert.ts'
import { undoSelection } from './undo-selection.ts'

let database: TestDatabase
let store: Store
let staff: Author
let became: ReturnType<typeof whatBecame>
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
  became = whatBecame(store)
})
afterAll(() => database.drop())

const day = 24 * 60 * 60
const refusal = (code: string) => ({ ok: false, refusal: { code } })

async function chosenRequest() {
  const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted', 'interested'])
  request.matches.push(
    await keepMatch(store, request.id, 'shortlisted', await keepActiveExpert(store), {
      unasked_reason: 'We know them.',
    }),
    await keepMatch(store, request.id, 'suggested', await keepActiveExpert(store)),
  )
  const [chosen, other, waiting, unasked, suggested] = request.matches
  if (!chosen || !other || !waiting || !unasked || !suggested) throw new Error('Not five')
  const choose = () => selectExpert(store, request.session, choiceOf(request, chosen))
  expect(await choose()).toMatchObject({ ok: true })
  return { request, chosen, other, waiting, unasked, suggested, choose }
}

describe('a choice', () => {
  test('ends what was open; the experts who were asked hear of it a day later, hospital and coordinator at once', async () => {
    const { request, chosen, other, waiting, unasked, suggested } = await chosenRequest()
    expect(await became.statusOf(request.id)).toBe('expert_selected')
    expect(await became.statusesOf(request.id)).toEqual([
      'selected',
      'not_selected',
      'lapsed',
      'not_selected',
      'lapsed',
    ])
    expect(await became.headingsTo(chosen.email)).toEqual([`A hospital has chosen you ${day}`])
    for (const { email } of [other, waiting])
      expect(await became.headingsTo(email)).toEqual([`You were not selected this time ${day}`])
    for (const { email } of [unasked, suggested]) expect(await became.headingsTo(email)).toEqual([])
    expect(await became.headingsTo(request.email)).toEqual(['You have chosen your expert 0'])
    const [notice, ...more] = await became.noticesOf(request.id)
    expect([notice?.includes(`"${paths.adminMatch(chosen.id)}"`), more]).toEqual([true, []])
  })

  test('is the same when it is sent again, and mails nothing twice', async () => {
    const { request, chosen, choose } = await chosenRequest()
    expect(await choose()).toMatchObject({ ok: true })
    expect(await became.mailsTo(chosen.email)).toHaveLength(1)
    expect(await became.mailsTo(request.email)).toHaveLength(1)
  })

  test('names nobody to the other side by mail', async () => {
    const { request, chosen } = await chosenRequest()
    const letters = JSON.stringify([
      ...(await became.mailsTo(request.email)),
      ...(await became.mailsTo(chosen.email)),
    ])
    for (const name of [request.name, chosen.name]) expect(letters).not.toContain(name)
  })
})

test('22.9 while it is held, an expert’s own export has no word of a choice', async () => {
  const { request, chosen, other } = await chosenRequest()
  const mailsOf = async (applicationId: string) => {
    const data = await exportOwnData(store, { applicationId, kind: 'expert' })
    return data.ok && data.value.mails.length
  }
  expect([await mailsOf(chosen.expertId), await mailsOf(other.expertId)]).toEqual([0, 0])
  await sql`UPDATE mail SET due_at = now() WHERE application_id <> ${request.id}`.execute(store.db)
  expect([await mailsOf(chosen.expertId), await mailsOf(other.expertId)]).toEqual([1, 1])
})

describe('within a day', () => {
  test('a coordinator takes a choice back: nobody was told, and the hospital chooses again', async () => {
    const { request, chosen, other, choose } = await chosenRequest()
    expect(await undoSelection(store, staff, request.id)).toEqual({ ok: true, value: { restored: 5 } })
    expect(await became.statusOf(request.id)).toBe('shortlist_sent')
    expect(await became.statusesOf(request.id)).toEqual([
      'shortlisted',
      'shortlisted',
      'interested',
      'shortlisted',
      'suggested',
    ])
    for (const { email } of [chosen, other]) expect(await became.mailsTo(email)).toEqual([])
    const [, undone] = await became.mailsTo(request.email)
    expect(undone?.letter.heading).toBe('Your choice is taken back')
    expect(JSON.stringify(undone?.letter)).toContain('/select-expert?h=')
    expect(await undoSelection(store, staff, request.id)).toEqual(refusal('too_late'))
    expect(await choose()).toMatchObject({ ok: true })
    expect(await became.mailsTo(chosen.email)).toHaveLength(1)
  })

  test('it is too late once the choice is confirmed, or a mail has left', async () => {
    const { request, chosen } = await chosenRequest()
    await store.db.updateTable('match').set({ status: 'confirmed' }).where('id', '=', chosen.id).execute()
    expect(await undoSelection(store, staff, request.id)).toEqual(refusal('too_late'))
    const another = await chosenRequest()
    await store.db
      .updateTable('mail')
      .set({ attempts: 1 })
      .where('recipient', '=', another.other.email)
      .execute()
    expect(await undoSelection(store, staff, another.request.id)).toEqual(refusal('too_late'))
    expect(await became.statusOf(another.request.id)).toBe('expert_selected')
  })

  test('it is too late when the day is over', async () => {
    const { request } = await chosenRequest()
    await sql`UPDATE match_move SET held_until = now() WHERE match_id IN
      (SELECT id FROM match WHERE hospital_id = ${request.id})`.execute(store.db)
    expect(await undoSelection(store, staff, request.id)).toEqual(refusal('too_late'))
  })
})

describe('that none suits', () => {
  const reason = 'We look for somebody who can visit us.'

  test('opens the request again: the coordinator reads why, and the experts are told a day later', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted', 'interested'])
    expect(await refuseShortlist(store, request.session, reason)).toMatchObject({ ok: true })
    expect(await became.statusOf(request.id)).toBe('eligible')
    expect(await became.statusesOf(request.id)).toEqual(['not_selected', 'not_selected', 'interested'])
    const [first, , waiting] = request.matches
    expect(await became.headingsTo(first?.email ?? '')).toEqual([`You were not selected this time ${day}`])
    expect(await became.headingsTo(waiting?.email ?? '')).toEqual([])
    const notices = await became.noticesOf(request.id)
    expect([notices.length, notices.join().includes(reason)]).toEqual([1, true])
    expect(notices.join()).toContain(`"${paths.adminRequestMatch(request.id)}"`)
    expect(await refuseShortlist(store, request.session, reason)).toEqual(refusal('wrong_status'))
    expect(await exportOwnData(store, request.session)).toMatchObject({
      value: { reasonsToSayNo: [{ reason }] },
    })
  })

  test('can be taken back like a choice, and its reason is forgotten', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
    await refuseShortlist(store, request.session, reason)
    expect(await undoSelection(store, staff, request.id)).toMatchObject({ ok: true, value: { restored: 2 } })
    expect(await became.statusOf(request.id)).toBe('shortlist_sent')
    const kept = await store.db
      .selectFrom('match')
      .select(['status', 'answer_reason'])
      .where('hospital_id', '=', request.id)
      .execute()
    expect(kept).toEqual(Array(2).fill({ status: 'shortlisted', answer_reason: null }))
  })

  test('is not taken back once a new search with the same expert has begun', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
    await refuseShortlist(store, request.session, reason)
    const [again] = request.matches
    if (again) await keepMatch(store, request.id, 'suggested', again)
    expect(await undoSelection(store, staff, request.id)).toEqual(refusal('too_late'))
    expect(await became.statusesOf(request.id)).toEqual(['not_selected', 'not_selected', 'suggested'])
  })

  test('cannot be said any more once somebody is chosen', async () => {
    const { request } = await chosenRequest()
    expect(await refuseShortlist(store, request.session, reason)).toEqual(refusal('already_chosen'))
  })
})
