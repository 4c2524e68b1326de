import { afterEach, expect, test, vi } from 'vitest'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { assignee, page as listed } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

const gone = '00000000-0000-4000-8000-000000000001'

test.each([
  [`?view=${gone}`, 'This view is no longer there. You see the whole list.'],
  [`?view=${gone}&country=Ghana`, 'This view is no longer there. Its filters stay.'],
])('a removed view is reported, with what the list shows instead: %s', async (query, message) => {
  const answers = {
    [reviewPaths.applications]: { body: listed },
    [reviewPaths.assignees]: { body: { assignees: [assignee] } },
    [reviewPaths.views]: { body: { views: [] } },
  }
  const { said, router } = stage(screens, { at: paths.adminExperts() + query, answers })
  await until(() => said.length > 0)
  expect(said).toEqual([message])
  const left = new URLSearchParams(router.state.location.search)
  expect([left.has('view'), left.get('country')]).toEqual([false, query.includes('Ghana') ? 'Ghana' : null])
})
