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

test('13.7 an application below the path of another kind leads to its own address', async () => {
  const { router } = open(`${paths.adminHospital(id)}?search=ama`, { body: application })
  await until(() => router.state.location.pathname === paths.adminExpert(id))
  expect(router.state.location.search).toBe('')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  [404, 'not_found'],
  [400, 'invalid_request'],
])('13.7 an address that names no application says so, with the way back (%i)', async (status, code) => {
  const { page } = open(paths.adminHospital('lost'), { status, body: { code } })
  const empty = await until(() => page.querySelector('.empty'))
  expect(empty.textContent).toContain('There is no such application')
  expect(find<HTMLAnchorElement>(page, '.empty a').pathname).toBe(paths.adminHospitals())
  expect(page.querySelector('[role=alert]')).toBeNull()
})

test('13.7 what is erased while somebody looks at it is not shown any longer', async () => {
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
