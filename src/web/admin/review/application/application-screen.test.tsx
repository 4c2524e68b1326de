import { afterEach, expect, test, vi } from 'vitest'
import { stage, until } from '../../../../../tests/harness/desk-stage.tsx'
import { find } from '../../../../../tests/harness/mount.ts'
import { application, id } from '../../../../domain/api/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = (at: string, answer: { status?: number; body: object }) =>
  stage(screens, { at, answers: { [reviewPaths.applications]: answer } })

test('13.7 an application under the path of another kind redirects to its own URL', async () => {
  const { router } = open(`${paths.adminHospital(id)}?search=ama`, { body: application })
  await until(() => router.state.location.pathname === paths.adminExpert(id))
  expect(router.state.location.search).toBe('')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  [404, 'not_found'],
  [400, 'invalid_request'],
])('13.7 the URL of an unknown application shows an error with a link back (%i)', async (status, code) => {
  const { page } = open(paths.adminHospital('lost'), { status, body: { code } })
  const empty = await until(() => page.querySelector('.empty'))
  expect(empty.textContent).toContain('There is no such application')
  expect(find<HTMLAnchorElement>(page, '.empty a').pathname).toBe(paths.adminHospitals())
  expect(page.querySelector('[role=alert]')).toBeNull()
})

test('13.7 an application that is erased while it is open is no longer shown', async () => {
  const answers: Parameters<typeof stage>[1]['answers'] = {
    [reviewPaths.applications]: { body: application },
  }
  const { page, refetch } = stage(screens, { at: paths.adminExpert(id), answers })
  await until(() => page.textContent?.includes('Clinical microbiologist'))
  answers[reviewPaths.applications] = { status: 404, body: { code: 'not_found' } }
  await refetch()
  await until(() => page.querySelector('.empty'))
  expect(page.textContent).not.toContain('Clinical microbiologist')
})

test('11.2 taking the last move back on the page of an application concerns this application alone', async () => {
  const [move] = application.history
  const undo = { token: crypto.randomUUID(), until: new Date(Date.now() + 60_000).toISOString() }
  const history = [{ ...move, undone_at: null, undo }]
  const { page, calls } = stage(screens, {
    at: paths.adminExpert(id),
    answers: {
      [reviewPaths.applications]: { body: { ...application, history } },
      [reviewPaths.undoMoves]: { body: { undone: [], refused: [] } },
    },
  })
  const button = await until(() =>
    [...page.querySelectorAll('button')].find((one) => one.textContent === 'Take the last move back'),
  )
  button.click()
  const call = await until(() => calls.find(({ path }) => path === reviewPaths.undoMoves))
  expect(call.body).toEqual({ token: undo.token, id })
})

test('20.26 the history of a request has the changes of its weights', async () => {
  const change = { staff_name: 'Nia', changed_at: '2026-11-16T09:30:00.000Z' }
  const weight_changes = [{ ...change, before: 'Fields 30', after: 'Fields 40' }]
  const { page } = stage(screens, {
    at: paths.adminExpert(id),
    answers: { [reviewPaths.applications]: { body: { ...application, weight_changes } } },
  })
  const history = await until(() => page.querySelector('[aria-labelledby=history]'))
  expect(history.textContent).toContain('What the criteria of matching count, changed by Nia')
  expect(history.textContent).toContain('Weights: Fields 30 → Fields 40')
})

test('11.17 the history has what the applicant changed, from what to what', async () => {
  const fields = [{ name: 'city', label: 'City', before: 'Bepoase', after: 'Kumasi' }]
  const changes = [{ staff_name: null, changed_at: '2026-11-16T09:30:00.000Z', reason: null, fields }]
  const { page } = stage(screens, {
    at: paths.adminExpert(id),
    answers: { [reviewPaths.applications]: { body: { ...application, changes } } },
  })
  const history = await until(() => page.querySelector('[aria-labelledby=history]'))
  expect(history.textContent).toContain('Answers changed by the applicant')
  expect(history.textContent).toContain('City: Bepoase → Kumasi')
})

test('11.18 the history has what the applicant was asked, and what they answered', async () => {
  const [asked_at, answered_at] = ['2026-11-16T09:30:00.000Z', '2026-11-17T08:00:00.000Z']
  const [move] = application.history
  const questions = [
    { name: 'city', label: 'City' },
    { name: 'phone', label: 'Phone' },
  ]
  const asking = { ...move, to: 'info_requested', moved_at: asked_at, undo: null }
  const fields = [{ name: 'city', label: 'City', before: 'Bepoase', after: 'Kumasi' }]
  const record = {
    ...application,
    history: [asking],
    information_requests: [{ asked_at, answered_at, note: 'Where do you work now?', questions }],
    changes: [{ staff_name: null, changed_at: answered_at, reason: null, fields }],
  }
  const { page } = stage(screens, {
    at: paths.adminExpert(id),
    answers: { [reviewPaths.applications]: { body: record } },
  })
  const history = await until(() => page.querySelector('[aria-labelledby=history]'))
  const items = [...history.querySelectorAll('.timeline > li')].map(({ textContent }) => textContent)
  expect(items.at(-2)).toContain('Where do you work now?')
  expect(items.at(-2)).toContain('Asked about: City; Phone')
  expect(items.at(-1)).toContain('Question answered by the applicant')
  expect(items.at(-1)).toContain('City: Bepoase → Kumasi')
  expect(items.at(-1)).toContain('Phone: not changed')
})

test('35.1 the record names the language in which somebody applied', async () => {
  const { page } = open(paths.adminExpert(id), { body: { ...application, locale: 'fr' } })
  await until(() => page.textContent?.includes('Clinical microbiologist'))
  expect(page.textContent).toMatch(/E-00042, received .+ in French/)
})
