import { afterEach, expect, test, vi } from 'vitest'
import { find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { today } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { readFilter } from '../list-address.ts'
import { screens } from '../screens.tsx'
import type { ApplicationList } from '../use-application-list.ts'
import { ListExport } from './list-export.tsx'

afterEach(() => vi.unstubAllGlobals())

const filter = readFilter('expert', new URLSearchParams())
const list = { filter, total: { count: 160, isExact: true } } as ApplicationList

async function opened(outside: number) {
  const body = { rows: [], cursor: null, statuses: null, total: { count: outside, isExact: true } }
  const { page } = stage(<ListExport list={list} shown={['status']} onClose={() => {}} />, {
    answers: { [reviewPaths.applications]: { body } },
    regions: [1],
  })
  await until(() => /\d applications|other regions/.test(page.textContent ?? ''))
  return page
}

test('41.84 the dialog counts what the file will hold', async () => {
  const page = await opened(135)
  expect(page.textContent).toContain('25 applications')
  expect(find(page, 'a[download]')).not.toBeNull()
})

test('41.84 there is no download if all rows are outside one’s regions', async () => {
  const page = await opened(160)
  expect(page.textContent).toContain('All of these belong to other regions.')
  expect(page.querySelector('a[download]')).toBeNull()
})

test('41.85 a pile of Today opens the experts of one’s own regions', async () => {
  const kinds = { expert: 9, hospital: 2, trainer: 0 }
  const body = { ...today, new: { ...today.new, count: 11, kinds } }
  const { page } = stage(screens, {
    at: '/admin',
    answers: { [reviewPaths.today]: { body } },
    regions: [1, 3],
  })
  await until(() => page.querySelector('.desk-piles'))
  const links = findAll<HTMLAnchorElement>(page, '[aria-labelledby=pile-new] nav a')
  expect(links.map(({ href }) => new URL(href).searchParams.getAll('region'))).toEqual([['1', '3'], []])
})
