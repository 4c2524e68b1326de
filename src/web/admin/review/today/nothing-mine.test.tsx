import { afterEach, expect, test, vi } from 'vitest'
import { findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { page as listed } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { NothingMine } from './nothing-mine.tsx'

afterEach(() => vi.unstubAllGlobals())

const having = (count: number) => ({
  answers: {
    [reviewPaths.applications]: { body: { ...listed, rows: [], total: { count, isExact: true } } },
  },
})

test('43.36 my records without open tasks are counted and linked', async () => {
  const { page } = stage(<NothingMine />, having(2))
  await until(() => page.textContent?.includes('None of your 6 records waits for anything.'))
  const [first, ...others] = findAll<HTMLAnchorElement>(page, 'a')
  expect(others).toHaveLength(2)
  expect([first?.text, first?.getAttribute('href')]).toEqual([
    '2 experts',
    '/admin/applications/experts?assignee=me',
  ])
})

test('43.36 without records it says that nothing is assigned', async () => {
  const { page } = stage(<NothingMine />, having(0))
  await until(() => page.textContent?.includes('Nothing is assigned to you.'))
})
