import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { mailsTo } from '../../../tests/harness/matching/read-outcomes.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { usualFacts } from '../../domain/brand.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { lockMatchesOf, moveMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { exportOwnData } from '../applicants/export-own-data.ts'
import { answerInvitation } from './answer-invitation.ts'
import { askExperts } from './ask-experts.ts'
import { followInvitations } from './follow-invitations.ts'
import { readInvitation } from './read-invitation.ts'

let database: TestDatabase
let store: Store
let staff: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
})
afterAll(() => database.drop())

const statusOf = async (id: string) =>
  (await store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).status

const audited = (id: string) =>
  store.db
    .selectFrom('audit')
    .select(['action', 'actor'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

const notices = async (hospital: string) =>
  (await mailsTo(store, usualFacts.coordinator_email)).filter(({ text }) => text.includes(hospital))

const suggest = async (hospitalId: string, locale?: Locale) =>
  keepMatch(store, hospitalId, 'suggested', await keepActiveExpert(store, {}, locale))

/** A request with one invited expert. */
async function asked(note?: string) {
  const name = `Hospital ${crypto.randomUUID()}`
  const hospital = await keepRequest(store, 'eligible', [], { name })
  const match = await suggest(hospital.id)
  await askExperts(store, staff, hospital.id, { matchIds: [match.id], note })
  const [mail] = await mailsTo(store, match.email)
  return { ...match, name, mail, token: mail?.token ?? '' }
}

const letDaysPass = (matchId: string, days: number) =>
  sql`UPDATE match_invitation SET asked_at = asked_at - ${days} * interval '1 day',
    answer_by = answer_by - ${days} * interval '1 day' WHERE match_id = ${matchId}`.execute(store.db)

describe('asking experts', () => {
  test('21.1 moves suggested experts, and mails each in their language the hospital, the need and the deadline', async () => {
    const hospital = await keepRequest(store)
    const [one, other] = [await suggest(hospital.id), await suggest(hospital.id, 'ar-XB')]
    const unasked = await suggest(hospital.id)
    const matchIds = [one.id, other.id]
    const note = 'You know\r\nlaboratories.'
    expect(await askExperts(store, staff, hospital.id, { matchIds, note })).toEqual({
      ok: true,
      value: { asked: 2 },
    })
    expect(await Promise.all([one, other, unasked].map(({ id }) => statusOf(id)))).toEqual([
      'invited',
      'invited',
      'suggested',
    ])
    const [mail, ...more] = await mailsTo(store, one.email)
    expect([mail?.secret, mail?.letter.subject, more]).toEqual([
      true,
      'Would you support District Teaching Hospital?',
      [],
    ])
    for (const told of ['Bepoase, Ghana', 'Nobody here has made an antibiogram', 'French', 'laboratories.'])
      expect(mail?.text).toContain(told)
    const { rows } = await sql<{ day: string }>`
      SELECT to_char(now() AT TIME ZONE 'UTC' + interval '14 days', 'FMDD FMMonth YYYY') AS day`.execute(
      store.db,
    )
    expect(mail?.text).toContain(`"${rows[0]?.day}"`)
    for (const untold of [other.email, 'Ama Owusu', '+233', hospital.email, 'score'])
      expect(mail?.text.replace('"Dear Ama Owusu,"', '')).not.toContain(untold)
    expect((await mailsTo(store, other.email))[0]).toMatchObject({
      locale: 'ar-XB',
      text: expect.stringContaining('/ar-xb/invitation?k='),
    })
    expect(await audited(one.id)).toEqual([{ action: 'match_asked', actor: 'staff' }])
  })

  test('21.1 invites no expert twice, and none of another request', async () => {
    const { id, email, hospitalId } = await asked()
    const stranger = await suggest((await keepRequest(store)).id)
    const again = await askExperts(store, staff, hospitalId, { matchIds: [id, stranger.id] })
    expect(again).toEqual({ ok: true, value: { asked: 0 } })
    expect(await mailsTo(store, email)).toHaveLength(1)
    expect(await statusOf(stranger.id)).toBe('suggested')
  })

  test('21.1 is refused for a request that is not eligible, and for a note that cannot be stored', async () => {
    const { id } = await keepRequest(store)
    const matchIds = [(await suggest(id)).id]
    const refused = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) })
    for (const note of ['\0', 'a'.repeat(2001)])
      expect(await askExperts(store, staff, id, { matchIds, note })).toEqual(refused('invalid_answers'))
    await store.db.updateTable('application').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    expect(await askExperts(store, staff, id, { matchIds })).toEqual(refused('wrong_status'))
    expect(await askExperts(store, staff, crypto.randomUUID(), { matchIds })).toEqual(refused('not_found'))
  })
})

describe('an answer', () => {
  test('21.3 is stored once, with one mail to the coordinator, even if sent several times concurrently', async () => {
    const { id, token, name } = await asked()
    const said = await Promise.all(
      [1, 2, 3].map(() => answerInvitation(store, token, { answer: 'interested' })),
    )
    expect(said.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await statusOf(id)).toBe('interested')
    const [notice, ...more] = await notices(name)
    expect([notice?.letter.subject, more]).toEqual([`Ama Owusu is interested in ${name}`, []])
    expect(notice?.text).toContain('This expert can be on the next shortlist that you send to the hospital.')
    expect(notice?.text).toMatch(/"\/admin\/applications\/hospitals\/[\da-f-]{36}\/match"/)
    expect(await audited(id)).toEqual([
      { action: 'match_asked', actor: 'staff' },
      { action: 'match_answered', actor: 'applicant' },
    ])
  })

  test('21.3 of ‘not now’ has a reason, which is not in the mail to the coordinator, and is final', async () => {
    const { id, expertId, token, name } = await asked()
    await answerInvitation(store, token, {
      answer: 'declined',
      reason: 'time',
      words: 'On leave until March.',
    })
    const row = await store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({
      status: 'declined',
      answer_reason: 'I have no time at present: On leave until March.',
    })
    expect(await exportOwnData(store, { applicationId: expertId, kind: 'expert' })).toMatchObject({
      value: { reasonsToSayNo: [{ reason: row?.answer_reason }] },
    })
    const [notice] = await notices(name)
    expect(notice?.letter.subject).toContain('says ‘not now’')
    expect(notice?.text).not.toContain('On leave')
    expect(await answerInvitation(store, token, { answer: 'interested' })).toMatchObject({
      refusal: { code: 'wrong_status' },
    })
  })

  test.each<[MatchStatus[], boolean]>([
    [[], true],
    [['shortlisted'], true],
    [['shortlisted', 'selected'], false],
    [['shortlisted', 'not_selected'], false],
  ])('21.3 may change to ‘not now’ until the hospital has chosen: after %j %s', async (moves, mayDecline) => {
    const { id, token, hospitalId } = await asked()
    await answerInvitation(store, token, { answer: 'interested' })
    for (const to of moves) {
      const match = (await lockMatchesOf(store, hospitalId)).find((one) => one.id === id)
      if (match) await moveMatch(store, { actor: 'system' }, { match, to })
    }
    expect(await readInvitation(store, token, 'en')).toMatchObject({
      value: { answer: 'interested', mayDecline },
    })
    await answerInvitation(store, token, { answer: 'declined', reason: 'other' })
    expect((await statusOf(id)) === 'declined').toBe(mayDecline)
  })
})

test.each<[MatchStatus[], MatchStatus]>([
  [['interested', 'shortlisted'], 'not_selected'],
  [['interested', 'shortlisted'], 'selected'],
  [['interested'], 'lapsed'],
  [[], 'lapsed'],
])('21.6 while a choice is held, the invitation page does not change: after %j %s', async (moves, choice) => {
  const { id, token, hospitalId } = await asked()
  const move = async (to: MatchStatus, heldMs = 0) => {
    const match = (await lockMatchesOf(store, hospitalId)).find((one) => one.id === id)
    if (match) await moveMatch(store, { actor: 'hospital' }, { match, to, heldMs })
  }
  for (const to of moves) await move(to)
  const before = await readInvitation(store, token, 'en')
  await move(choice, 60_000)
  expect(await readInvitation(store, token, 'en')).toEqual(before)
})

describe('an expert who does not answer', () => {
  test('21.5 gets one reminder after a week, even from several instances, and both links work', async () => {
    const { id, email, token } = await asked('You know laboratories.')
    await letDaysPass(id, 6)
    await followInvitations(store)
    expect(await mailsTo(store, email)).toHaveLength(1)
    await letDaysPass(id, 1)
    await Promise.all([1, 2, 3, 4].map(() => followInvitations(store)))
    const [, reminder, ...more] = await mailsTo(store, email)
    expect([reminder?.secret, more]).toEqual([true, []])
    expect(reminder?.letter.subject).toMatch(/^A reminder:/)
    expect(reminder?.text).toContain('You know laboratories.')
    expect(reminder?.token).not.toBe(token)
    const both = await Promise.all(
      [token, reminder?.token ?? ''].map((one) => readInvitation(store, one, 'en')),
    )
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(await statusOf(id)).toBe('invited')
  })

  test('21.5 lapses once after the deadline, even with several instances: the link ends, the coordinator gets a mail', async () => {
    const { id, email, token, name } = await asked()
    await letDaysPass(id, 15)
    await Promise.all([1, 2, 3, 4].map(() => followInvitations(store)))
    expect(await statusOf(id)).toBe('lapsed')
    expect((await audited(id)).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'staff match_asked',
      'system match_lapsed',
    ])
    expect(await mailsTo(store, email)).toHaveLength(1)
    expect((await notices(name)).map(({ letter }) => letter.subject)).toEqual([
      `Ama Owusu has not answered about ${name}`,
    ])
    expect(await readInvitation(store, token, 'en')).toEqual(await readInvitation(store, 'unknown', 'en'))
    expect(await answerInvitation(store, token, { answer: 'interested' })).toMatchObject({
      refusal: { code: 'wrong_status' },
    })
  })

  test('21.5 gets no reminder and does not lapse after an answer', async () => {
    const { id, email, token } = await asked()
    await answerInvitation(store, token, { answer: 'interested' })
    await letDaysPass(id, 20)
    await followInvitations(store)
    expect([await statusOf(id), (await mailsTo(store, email)).length]).toEqual(['interested', 1])
  })
})
