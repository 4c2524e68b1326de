import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review-paths.ts'
import { mailedLink } from '../../../src/services/applicants/issue-access.ts'
import {
  choiceOf,
  keepActiveExpert,
  keepHospital,
  type OwnHospital,
} from '../../harness/kept-collaboration.ts'
import { keepMatch } from '../../harness/kept-match.ts'
import { whatBecame } from '../../harness/what-became.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { type Browser, openBrowser } from '../applicants/own-expert.ts'
import { openAs } from '../staff/staff-calls.ts'

let api: ApiApp
let became: ReturnType<typeof whatBecame>
beforeAll(async () => {
  api = await startApi()
  became = whatBecame(api.database.store)
})
afterAll(() => api.stop())

type Visitor = { request: OwnHospital; browser: Browser; hash: string }

/** A hospital that has opened its shortlist with the link of the mail and its PIN. */
async function openShortlist(experts = 3): Promise<Visitor> {
  const { store } = api.database
  const request = await keepHospital(store, 'shortlist_sent', Array(experts).fill('shortlisted'))
  const { id, email, pin } = request
  const hash = await mailedLink(store, id)
  const browser = openBrowser(api.app)
  const answer = await browser.call('POST', '/api/hospital-applications/authenticate', {
    hash,
    email,
    pin,
  })
  expect(answer.json()).toEqual({ success: true })
  return { request, browser, hash }
}

const read = ({ browser, hash }: Pick<Visitor, 'browser' | 'hash'>) =>
  browser.call('GET', `/api/matches/experts/${hash}`)

const select = (browser: Browser, selection: object) =>
  browser.call('PUT', '/api/UpdateExpertMatchStatus', selection)

const failure = 'An error occurred while updating match status.'

test('22.5 a hospital reads its shortlist by link and PIN: the best first, and nothing by which to reach them', async () => {
  const visitor = await openShortlist()
  const { request } = visitor
  const best = await keepMatch(
    api.database.store,
    request.id,
    'shortlisted',
    await keepActiveExpert(api.database.store),
    { score: 100 },
  )
  const answer = await read(visitor)
  expect(answer.statusCode).toBe(200)
  const { experts, ...shortlist } = answer.json()
  expect(shortlist).toEqual({
    hospital_id: request.id,
    hospital_name: request.name,
    status: 'open',
    chosen_id: null,
    chosen_at: null,
  })
  expect(experts).toHaveLength(4)
  expect(experts[0]).toEqual({
    id: best.expertId,
    name: 'Ama',
    surname: 'Owusu',
    institution: 'District Teaching Hospital',
    country: 'Ghana',
    specialty_ids: [2],
    work_experience_range: '10 – 15 years',
    language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
    regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
    general_availability: 'Online and onsite support',
    petals: expect.objectContaining({
      languages: { points: 20, maximum: 20, evidence: { says: 'language', language: 1, level: 'Native' } },
    }),
  })
})

test('22.5 nobody else reads it: neither without a session, nor another hospital, nor an expert', async () => {
  const [visitor, other] = [await openShortlist(), await openShortlist()]
  expect((await read({ ...visitor, browser: openBrowser(api.app) })).statusCode).toBe(401)
  expect((await read({ ...visitor, browser: other.browser })).statusCode).toBe(404)
  expect((await read({ ...visitor, hash: 'q7VhN2c0T1mXo3kZr8Yw5g' })).statusCode).toBe(404)
})

test('22.2 the session chooses: ids and names that do not fit it are refused, in the words of the specification', async () => {
  const [{ request, browser }, other] = [await openShortlist(), await openShortlist()]
  const [expert] = request.matches
  const [stranger] = other.request.matches
  if (!expert || !stranger) throw new Error('Nobody')
  const choice = choiceOf(request, expert)
  for (const [selection, status, code] of [
    [choiceOf(other.request, stranger), 404, 'not_found'],
    [{ ...choice, hospitals_applications_id: other.request.id }, 404, 'not_found'],
    [choiceOf(request, stranger), 404, 'not_found'],
    [{ ...choice, experts_applications_id: randomUUID() }, 404, 'not_found'],
    [{ ...choice, hospital_name: 'Another' }, 422, 'invalid_answers'],
    [{ ...choice, expert_name: 'Kofi Mensah' }, 422, 'invalid_answers'],
    [{ ...choice, expert_name: '' }, 422, 'invalid_answers'],
    [{}, 422, 'invalid_answers'],
  ] as const) {
    const answer = await select(browser, selection)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ code, detail: failure }),
    ])
  }
  expect(await became.statusOf(request.id)).toBe('shortlist_sent')
  expect((await select(openBrowser(api.app), choice)).statusCode).toBe(401)
})

test('22.2 a choice is confirmed once; the page then shows the chosen expert alone', async () => {
  const visitor = await openShortlist()
  const { request, browser } = visitor
  const [first, second] = request.matches
  if (!first || !second) throw new Error('Nobody')
  for (const _ of ['once', 'again']) {
    const answer = await select(browser, choiceOf(request, first))
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  }
  const late = await select(browser, choiceOf(request, second))
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'already_chosen', detail: failure }),
  ])
  expect((await read(visitor)).json()).toMatchObject({
    status: 'chosen',
    chosen_id: first.expertId,
    chosen_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    experts: [{ id: first.expertId }],
  })
})

test('22.4 a hospital whom nobody suits says why, and finds its shortlist closed', async () => {
  const visitor = await openShortlist()
  const { request, browser } = visitor
  const refuse = (reason: unknown) => browser.call('POST', '/api/matches/none-suits', { reason })
  for (const [reason, code] of [
    ['', 'required'],
    [' \n', 'required'],
    ['a'.repeat(2001), 'too_long'],
    [7, 'invalid_type'],
  ]) {
    const answer = await refuse(reason)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { reason: code }])
  }
  expect((await refuse('Somebody who can visit us.\r\nPlease.')).json()).toEqual({ success: true })
  expect((await read(visitor)).json()).toMatchObject({ status: 'closed', experts: [], chosen_id: null })
  const again = await refuse('Once more')
  expect([again.statusCode, again.json().code]).toEqual([409, 'wrong_status'])
  expect((await became.noticesOf(request.id)).join()).toContain('Somebody who can visit us.')
})

test('22.2 of 100 confirmations at once over HTTP one expert wins, and everybody else is told', async () => {
  const { request, browser } = await openShortlist(5)
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const expert = request.matches[at % 5]
      const { statusCode, body } = await select(browser, expert ? choiceOf(request, expert) : {})
      return { statusCode, code: JSON.parse(body).code, id: expert?.expertId }
    }),
  )
  const won = answers.filter(({ statusCode }) => statusCode === 200)
  const lost = answers.filter(({ statusCode, code }) => statusCode === 409 && code === 'already_chosen')
  expect([won.length, lost.length, new Set(won.map(({ id }) => id)).size]).toEqual([20, 80, 1])
  const mails = await Promise.all(
    [request, ...request.matches].map(async ({ email }) => (await became.mailsTo(email)).length),
  )
  expect(mails).toEqual(Array(6).fill(1))
  expect(await became.noticesOf(request.id)).toHaveLength(1)
})

test('22.8 nobody moves a request by hand where matching moves it, and is told so', async () => {
  const { request } = await openShortlist()
  const coordinator = await openAs(api.app, api.database.store, 'coordinator')
  const shown = await coordinator.call('GET', reviewPaths.application.replace(':id', request.id))
  expect(shown.json().allowed_moves).toEqual(['no_match', 'withdrawn'])
  for (const to of ['expert_selected', 'eligible']) {
    const order = { applications: [{ id: request.id, version: shown.json().version }], to }
    const answer = await coordinator.call('POST', reviewPaths.moves, order)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'made_by_matching'])
    const preview = await coordinator.call('POST', reviewPaths.previewMoves, { ids: [request.id], to })
    expect(preview.json().moves).toMatchObject([{ code: 'made_by_matching', mail: null }])
  }
})
