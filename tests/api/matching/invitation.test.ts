import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitationPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { askExperts } from '../../../src/services/matching/ask-experts.ts'
import { followInvitations } from '../../../src/services/matching/follow-invitations.ts'
import { lockMatchesOf, moveMatch } from '../../../src/store/matching/matches.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { mailsTo } from '../../harness/matching/read-outcomes.ts'
import { keepActiveExpert, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { signIn } from '../applicants/own-expert.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())

const page = paths.invitation()
const over = 'This question is not open'

/** An invited expert with the mailed link, and a reader of the stored match. */
async function asked(answers: object = {}, note?: string) {
  const { store } = office
  const hospital = await keepRequest(store, 'eligible', [], answers)
  const match = await keepMatch(store, hospital.id, 'suggested', await keepActiveExpert(store))
  const staff = await makeStaff(store, 'coordinator')
  await askExperts(store, staff, hospital.id, { matchIds: [match.id], note })
  const [mail] = await mailsTo(store, match.email)
  const k = mail?.token ?? ''
  const kept = () =>
    store.db
      .selectFrom('match')
      .select(['status', 'answer_reason'])
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow()
  const person = office.newBrowser()
  return {
    ...match,
    k,
    kept,
    person,
    link: `${page}?k=${k}`,
    email: hospital.email,
  }
}

describe('the page of an invitation', () => {
  test('21.2 shows the hospital’s request in its own words, and no personal data', async () => {
    const { link, person, email } = await asked(
      { name: 'Spital <b>', requested_support_reason: 'First line.\nSecond line.' },
      'You know laboratories.',
    )
    const { status, html } = await person.open(link)
    expect(status).toBe(200)
    for (const told of [
      'Would you support Spital &lt;b&gt;?',
      'In Bepoase, Ghana. Please answer by',
      '<p dir="auto">Second line.</p>',
      'You know laboratories.',
      'A call every week',
      'English, French',
    ])
      expect(html).toContain(told)
    for (const untold of [email, 'Ama Owusu', '+233', 'Hospital Road']) expect(html).not.toContain(untold)
  })

  test('21.2 is neither cached nor indexed', async () => {
    const { link } = await asked()
    const answer = await fetch(office.url + link)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('data-page=')
  })

  test('21.2 changes nothing when it is opened', async () => {
    const { link, kept, person } = await asked()
    for (const query of ['', '&answer=interested', '&answer=declined&reason=time'])
      expect((await person.open(link + query)).status).toBe(200)
    expect(await kept()).toEqual({ status: 'invited', answer_reason: null })
  })

  test('21.2 is the same for an unknown and an expired link', async () => {
    const { id, link, k, person } = await asked()
    const long = new Date(Date.now() - 86_400_000)
    await office.store.db
      .updateTable('match_invitation')
      .set({ answer_by: long })
      .where('match_id', '=', id)
      .execute()
    await followInvitations(office.store)
    await expect.poll(async () => (await person.open(link)).html).toContain(over)
    const closed = await person.open(link)
    // Links to the other languages repeat the address.
    const withoutLinks = (html: string) => html.replace(/\?k=[^"]*/g, '')
    for (const unknown of [`${page}?k=${'x'.repeat(22)}`, page, `${page}?k=%00`]) {
      const { status, html } = await person.open(unknown)
      expect([status, withoutLinks(html)]).toEqual([closed.status, withoutLinks(closed.html)])
    }
    for (const token of [k, 'unknown', ''])
      expect((await person.post(page, { k: token, answer: 'interested' })).status).toBe(410)
  })

  test('21.3 takes ‘I am interested’ with one press, shows the next steps, and allows a later ‘Not now’', async () => {
    const { link, k, kept, person } = await asked()
    await person.open(link)
    const sent = await person.post(page, { k, answer: 'interested' })
    expect([sent.status, sent.location]).toEqual([303, link])
    expect((await kept()).status).toBe('interested')
    const { html } = await person.open(link)
    expect(html).toContain('Thank you. You are interested')
    expect(html).toContain('What happens next')
    await person.post(page, { k, answer: 'declined', reason: 'conflict' })
    expect(await kept()).toEqual({ status: 'declined', answer_reason: 'I have a conflict of interest' })
    const again = await person.open(link)
    expect(again.html).toContain('Thank you for telling us')
    expect(again.html).not.toContain('name="answer"')
    expect((await person.post(page, { k, answer: 'interested' })).status).toBe(409)
  })

  test('21.3 requires a reason for ‘Not now’, and keeps the input', async () => {
    const { link, k, kept, person } = await asked()
    await person.open(link)
    const typed = { k, answer: 'declined', words: 'On leave <until> March.' }
    const { status, html } = await person.post(page, typed)
    expect(status).toBe(422)
    expect(html).toContain('This field is required')
    expect(html).toContain('<details class="prose" open="">')
    expect(html).toContain('On leave &lt;until&gt; March.')
    for (const wrong of [{ reason: 'weather' }, { reason: 'time', words: 'a'.repeat(2001) }])
      expect((await person.post(page, { ...typed, ...wrong })).status).toBe(422)
    expect((await kept()).status).toBe('invited')
    expect((await person.post(page, { ...typed, reason: 'time' })).status).toBe(303)
    expect((await kept()).answer_reason).toBe('I have no time at present: On leave <until> March.')
  })

  test('21.11 takes a refusal after the choice: the expert reads that we have it, the match stays as it is', async () => {
    const { id, hospitalId, k, link, kept, person } = await asked()
    await person.open(link)
    await person.post(page, { k, answer: 'interested' })
    for (const to of ['shortlisted', 'selected'] as const) {
      const match = (await lockMatchesOf(office.store, hospitalId)).find((one) => one.id === id)
      if (match) await moveMatch(office.store, { actor: 'system' }, { match, to })
    }
    const { html } = await person.open(link)
    expect(html).not.toContain('name="answer"')
    expect(html).toContain('mailto:coordinator@aster.example')
    const late = await person.post(page, { k, answer: 'declined', reason: 'time', words: 'On leave.' })
    expect([late.status, late.location]).toEqual([303, link])
    expect(await kept()).toEqual({
      status: 'selected',
      answer_reason: 'I have no time at present: On leave.',
    })
    const after = await person.open(link)
    expect(after.html).toContain('We have got your answer')
    expect(after.html).toContain('who writes to you')
    expect(after.html).not.toContain('name="answer"')
  })

  test('21.3 stays in the language of the mail', async () => {
    const { k, person } = await asked()
    await person.open(invitationPath('ar-XB', k))
    const { location } = await person.post('/ar-xb/invitation', { k, answer: 'interested' })
    expect(location).toBe(invitationPath('ar-XB', k))
  })

  test('21.2 refuses an answer sent from another site', async () => {
    const { k, kept } = await asked()
    const body = new URLSearchParams({ k, answer: 'interested' })
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    const { status } = await fetch(office.url + page, { method: 'POST', body, headers, redirect: 'manual' })
    expect(status).toBe(403)
    expect((await kept()).status).toBe('invited')
  })
})

describe('the call with which an expert answers', () => {
  let api: ApiApp
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.stop())

  async function askedExpert() {
    const { store } = api.database
    const expert = await keepExpert(store, { general_availability: 'Online and onsite support' })
    const hospital = await keepRequest(store)
    const { id } = await keepMatch(store, hospital.id, 'suggested', { expertId: expert.id })
    const staff = await makeStaff(store, 'coordinator')
    const ask = () => askExperts(store, staff, hospital.id, { matchIds: [id] })
    const browser = await signIn(api.app, expert)
    const say = (body: object, match = id) => browser.call('POST', `/api/matches/${match}/answer`, body)
    return { id, ask, say, browser }
  }

  test('21.4 takes the answer to the expert’s own invitation, and finds no other', async () => {
    const { id, ask, say } = await askedExpert()
    const yes = { answer: 'interested' }
    expect((await say(yes)).statusCode).toBe(404) // not invited yet
    await ask()
    const stranger = await askedExpert()
    expect((await stranger.say(yes, id)).statusCode).toBe(404)
    const said = await say(yes)
    expect([said.statusCode, said.json()]).toEqual([200, { success: true }])
    expect((await say({ answer: 'declined' })).json()).toMatchObject({
      code: 'invalid_answers',
      errors: { reason: 'required' },
    })
    expect((await say({ answer: 'declined', reason: 'other', words: 'We move house.' })).statusCode).toBe(200)
    expect((await say(yes)).json()).toMatchObject({ code: 'wrong_status' })
  })

  test('21.4 needs the session', async () => {
    const { id, ask, browser } = await askedExpert()
    await ask()
    await browser.call('POST', '/api/edit-session/sign-out')
    const { statusCode } = await browser.call('POST', `/api/matches/${id}/answer`, { answer: 'interested' })
    expect(statusCode).toBe(401)
  })
})
