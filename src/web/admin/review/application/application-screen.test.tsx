import { afterEach, expect, test, vi } from 'vitest'
import { find } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
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

test('11.2 undoing the last move on the page of an application affects only this application', async () => {
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

test('35.1 the record names the language in which somebody applied', async () => {
  const { page } = open(paths.adminExpert(id), { body: { ...application, locale: 'fr' } })
  await until(() => page.textContent?.includes('Clinical microbiologist'))
  expect(page.textContent).toMatch(/E-00042, received .+ in French/)
})

test('41.73 an expert of another region is shown without actions, and the page says why', async () => {
  const answers = { [reviewPaths.applications]: { body: application } }
  const { page } = stage(screens, { at: paths.adminExpert(id), answers, regions: [3] })
  await until(() => page.textContent?.includes('This expert belongs to another region'))
  expect(page.querySelector('.desk-moves button, #note')).toBeNull()
})

test('41.73 an expert of one’s own region is shown with actions', async () => {
  const answers = { [reviewPaths.applications]: { body: application } }
  const { page } = stage(screens, { at: paths.adminExpert(id), answers, regions: [1] })
  await until(() => page.querySelector('.desk-moves button'))
  expect(page.textContent).not.toContain('belongs to another region')
})
