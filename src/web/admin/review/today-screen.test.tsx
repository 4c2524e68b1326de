import { afterEach, expect, test, vi } from 'vitest'
import { stage, until } from '../../../../tests/harness/desk-stage.tsx'
import { findAll } from '../../../../tests/harness/mount.ts'
import { otherId, today } from '../../../domain/api/review-examples.ts'
import { reviewPaths } from '../../../domain/api/review-paths.ts'
import { type PileName, piles } from '../../../domain/review/piles.ts'
import { readFilter } from './list-address.ts'
import { screens } from './screens.tsx'

afterEach(() => vi.unstubAllGlobals())

test('13.8 each count of Today links to its list', async () => {
  const kinds = { expert: 9, hospital: 2, trainer: 1 }
  const full = Object.fromEntries(
    Object.keys(piles).map((name) => [name, { count: 12, kinds, items: today.new.items }]),
  )
  const { page } = stage(screens, {
    at: '/admin',
    answers: { [reviewPaths.today]: { body: { ...today, ...full } } },
  })
  await until(() => page.querySelector('.desk-piles'))
  for (const name of Object.keys(piles) as PileName[]) {
    const links = findAll<HTMLAnchorElement>(page, `[aria-labelledby=pile-${name}] nav a`)
    expect(links.map(({ text }) => text)).toEqual(['9 experts', '2 hospitals', '1 trainer'])
    const filter = readFilter('hospital', new URL(links[1]?.href ?? '').searchParams)
    expect(filter).toEqual({ ...piles[name], kind: 'hospital' })
  }
})

test('25.5 waiting reports and choices link to their match and to their list', async () => {
  const { page } = stage(screens, { at: '/admin', answers: { [reviewPaths.today]: { body: today } } })
  await until(() => page.querySelector('.desk-piles'))
  const links = findAll<HTMLAnchorElement>(page, '[aria-labelledby=pile-reports_overdue] a')
  expect(links.map(({ text, pathname, search }) => [text, pathname + search])).toEqual([
    ['Baobab District Hospital and Ama Owusu', `/admin/matches/${otherId}`],
    ['All overdue reports', '/admin/matches?stage=reports_overdue'],
  ])
})

test('13.8 a kind without waiting items has no link; a failed refresh is shown beside the last figures', async () => {
  const answers: Parameters<typeof stage>[1]['answers'] = { [reviewPaths.today]: { body: today } }
  const { page, refetch } = stage(screens, { at: '/admin', answers })
  await until(() => page.querySelector('.desk-piles'))
  const links = findAll<HTMLAnchorElement>(page, '[aria-labelledby=pile-new] nav a')
  expect(links.map(({ text }) => text)).toEqual(['1 expert'])
  answers[reviewPaths.today] = { status: 503, body: { code: 'unavailable' } }
  await refetch()
  await until(() => page.querySelector('[role=alert]'))
  expect(page.querySelector('.desk-piles')).not.toBeNull()
})
