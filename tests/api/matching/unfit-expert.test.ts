import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { choiceOf, keepActiveExpert, keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openBrowser } from '../applicants/own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('22.19 a choice of an expert who no longer fits is a conflict that says why; the shortlist marks the expert', async () => {
  const { store } = api.database
  const request = await keepHospital(store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const { email, hash, pin } = request
  const stays = await keepActiveExpert(store, { general_availability: 'Online support only' })
  await keepMatch(store, request.id, 'shortlisted', stays)
  const browser = openBrowser(api.app)
  await browser.call('POST', '/api/hospital-applications/authenticate', { hash, email, pin })
  const { experts } = (await browser.call('GET', `/api/matches/experts/${hash}`)).json()
  for (const { id, gates } of experts) expect(gates).toEqual(id === stays.expertId ? ['not_onsite'] : [])
  const answer = await browser.call('PUT', '/api/UpdateExpertMatchStatus', choiceOf(request, stays))
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'expert_unfit',
      title: 'This expert no longer fits the request as it is now',
      detail: 'An error occurred while updating match status.',
    }),
  ])
})
