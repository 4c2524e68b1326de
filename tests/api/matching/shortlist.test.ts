import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { usualFacts } from '../../../src/domain/brand.ts'
import { capacityIn } from '../../../src/domain/matching/workload.ts'
import { mailedLink } from '../../../src/services/applicants/issue-access.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { readOutcomes } from '../../harness/matching/read-outcomes.ts'
import {
  choiceOf,
  keepActiveExpert,
  keepHospital,
  keepRequest,
  type OwnHospital,
} from '../../harness/programme/kept-collaboration.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { type Browser, openBrowser } from '../applicants/own-expert.ts'
import { openAs } from '../staff/staff-calls.ts'

const capacity = capacityIn(usualFacts)

let api: ApiApp
let outcomes: ReturnType<typeof readOutcomes>
beforeAll(async () => {
  api = await startApi()
  outcomes = readOutcomes(api.database.store)
})
afterAll(() => api.stop())

type Visitor = { request: OwnHospital; browser: Browser; hash: string }

/** A hospital that has opened its shortlist with the mailed link and its PIN. */
async function openShortlist(experts = 3): Promise<Visitor> {
  const { store } = api.database
  const request = await keepHospital(store, 'shortlist_sent', Array(experts).fill('shortlisted'))
  const { id, email, pin } = request
  const { token: hash } = await mailedLink(store, { id, locale: 'en' })
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

test('22.5 a hospital reads its shortlist with link and PIN: best first, without contact data', async () => {
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
    institution: 'Harbour University Hospital',
    country: 'Ghana',
    specialty_ids: [2],
    work_experience_range: '10 – 15 years',
    language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
    regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
    general_availability: 'Online and onsite support',
    petals: expect.objectContaining({
      languages: { points: 20, maximum: 20, evidence: { says: 'language', language: 1, level: 'Native' } },
    }),
    load: 'free',
    gates: [],
  })
})

test('20.24 the reasons follow the answers that are shown beside them', async () => {
  const visitor = await openShortlist()
  const [first] = visitor.request.matches
  const { db } = api.database.store
  const expert = await db
    .selectFrom('application')
    .select('answers')
    .where('id', '=', first?.expertId ?? '')
    .executeTakeFirstOrThrow()
  const answers = { ...expert.answers, general_availability_time: 'Half a day a week' }
  await db
    .updateTable('application')
    .set({ answers })
    .where('id', '=', first?.expertId ?? '')
    .execute()
  const { experts } = (await read(visitor)).json()
  const shown = experts.find(({ id }: { id: string }) => id === first?.expertId)
  expect(shown.general_availability_time).toBe('Half a day a week')
  expect(shown.petals.time).toMatchObject({ points: 5, maximum: 5, evidence: { hours: 4 } })
})

test('22.5 a shortlist cannot be read without a session or by another hospital', async () => {
  const [visitor, other] = [await openShortlist(), await openShortlist()]
  expect((await read({ ...visitor, browser: openBrowser(api.app) })).statusCode).toBe(401)
  expect((await read({ ...visitor, browser: other.browser })).statusCode).toBe(404)
  expect((await read({ ...visitor, hash: 'q7VhN2c0T1mXo3kZr8Yw5g' })).statusCode).toBe(404)
})

test('22.2 the session decides which shortlist: ids and names that do not match are refused, in the words of the specification', async () => {
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
  expect(await outcomes.statusOf(request.id)).toBe('shortlist_sent')
  expect((await select(openBrowser(api.app), choice)).statusCode).toBe(401)
})

test('22.2 a choice is final; the page then shows only the chosen expert', async () => {
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

test('22.12 a choice of an expert at their limit is a conflict that says why; the shortlist marks the expert', async () => {
  const visitor = await openShortlist()
  const { request, browser } = visitor
  const { store } = api.database
  const [taken, free] = request.matches
  if (!taken || !free) throw new Error('Nobody')
  for (let at = 0; at < capacity; at++)
    await keepMatch(store, (await keepRequest(store, 'active')).id, 'active', taken)
  const answer = await select(browser, choiceOf(request, taken))
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'expert_taken',
      title: expect.stringContaining('cannot take on another request at present'),
      detail: failure,
    }),
  ])
  const { status, experts } = (await read(visitor)).json()
  expect([status, experts.length]).toEqual(['open', 3])
  for (const { id, load } of experts) expect(load).toBe(id === taken.expertId ? 'full' : 'free')
  expect((await select(browser, choiceOf(request, free))).json()).toEqual({ success: true })
})

test('22.4 a hospital that rejects all experts gives a reason, and its shortlist is closed', async () => {
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
  expect((await outcomes.noticesOf(request.id)).join()).toContain('Somebody who can visit us.')
})

test('22.2 of 100 concurrent confirmations over HTTP one expert wins; the others get a conflict', async () => {
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
    [request, ...request.matches].map(async ({ email }) => (await outcomes.mailsTo(email)).length),
  )
  expect(mails).toEqual(Array(6).fill(1))
  expect(await outcomes.noticesOf(request.id)).toHaveLength(1)
})

test('22.8 a status change that matching makes cannot be made by hand', async () => {
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
