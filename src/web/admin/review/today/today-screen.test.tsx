import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { otherId, today } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { todayPaths } from '../../../../domain/api/review/today-paths.ts'
import { type PileName, piles } from '../../../../domain/review/piles.ts'
import { readFilter } from '../list-address.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

test('13.8 each count of Today links to its list', async () => {
  const kinds = { expert: 9, hospital: 2, trainer: 1 }
  const full = Object.fromEntries(
    Object.keys(piles).map((name) => [name, { count: 12, kinds, trend: [], items: today.new.items }]),
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

test('42.1 a tile leads to its list, or to its rows where several kinds wait, and tells the trend', async () => {
  const { page } = stage(screens, { at: '/admin', answers: { [reviewPaths.today]: { body: today } } })
  await until(() => page.querySelector('.desk-tiles'))
  const tile = (label: string) =>
    findAll<HTMLAnchorElement>(page, '.tile a').find(({ text }) => text === label)
  const address = (label: string) => tile(label)?.getAttribute('href')
  expect(address('New')).toBe('/admin/applications/experts?status=submitted&sort=submitted')
  expect(address('Waiting for a decision')).toBe('#pile-waiting_longest')
  expect(address('Reports overdue')).toBe('/admin/matches?stage=reports_overdue')
  expect(tile('New')?.closest('.tile')?.textContent).toContain('1 more than 2 days ago')
  expect(tile('Information received'), 'nothing to lead to').toBeUndefined()
})

test('42.2 Mine asks for what is assigned to the reader, and its links lead to the same', async () => {
  const { page, calls } = stage(screens, {
    at: '/admin?whose=mine',
    answers: { [reviewPaths.today]: { body: today } },
  })
  await until(() => page.querySelector('.desk-piles'))
  expect(calls.map(({ path }) => path)).toContain(`${reviewPaths.today}?whose=mine`)
  expect(find(page, '.admin__head [aria-current]').textContent).toBe('Mine')
  const links = findAll<HTMLAnchorElement>(page, '[aria-labelledby=pile-reports_overdue] nav a')
  expect(links[0]?.search).toBe('?stage=reports_overdue&assignee=me')
})

test('42.3 a row shows when the last reminder was sent, until the next one is possible', async () => {
  const { reports_overdue } = today
  const items = reports_overdue.items.map((item) => ({ ...item, reminded_at: '2026-11-18T01:30:00.000Z' }))
  const { page } = stage(screens, {
    at: '/admin',
    answers: { [reviewPaths.today]: { body: { ...today, reports_overdue: { ...reports_overdue, items } } } },
  })
  await until(() => page.querySelector('.desk-piles'))
  const row = find(page, '[aria-labelledby=pile-reports_overdue] .todo li')
  expect(row.textContent).toMatch(/Reminded on 1[78] Nov/)
  expect(row.querySelector('button')).toBeNull()
})

test('42.3 two clicks on Today send a reminder, whose text is shown first', async () => {
  const reminder = {
    to: 'ama@hospital.example',
    locale: 'en',
    subject: 'Your report is overdue',
    text: 'Dear Ama',
    from: null,
  }
  const { page, calls, said } = stage(screens, {
    at: '/admin',
    answers: { [reviewPaths.today]: { body: today }, [todayPaths.reminders]: { body: reminder } },
  })
  await until(() => page.querySelector('.desk-piles'))
  click(find(page, '[aria-labelledby=pile-reports_overdue] .todo button'))
  await until(() => page.querySelector('[aria-labelledby=remind-title]')?.textContent?.includes('Dear Ama'))
  click(find(page, '[aria-labelledby=remind-title] button'))
  await until(() => said.length > 0)
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: todayPaths.reminders,
    body: { about: 'midterm_report', id: otherId },
  })
})
