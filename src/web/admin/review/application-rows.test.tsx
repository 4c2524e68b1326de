import { afterEach, expect, test, vi } from 'vitest'
import { stage, until } from '../../../../tests/harness/review/desk-stage.tsx'
import { page as listed } from '../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { screens } from './screens.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('3.17 the column of languages has what was typed for ‘Other’', async () => {
  localStorage.setItem('aster.desk.columns', 'languages')
  const { page } = stage(screens, {
    at: paths.adminExperts(),
    answers: { [reviewPaths.applications]: { body: listed } },
  })
  await until(() => page.querySelector('tbody tr'))
  expect(page.querySelector('tbody')?.textContent).toContain('English, Twi')
})
