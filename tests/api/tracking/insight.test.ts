import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { type Office, openOffice } from '../office.ts'
import { apply as applyTo, figuresOf, moved as movedIn, type PastMove } from './seeded.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await seed()
})
afterAll(() => office.close())

const figures = (query?: { from: string; to: string }) => figuresOf(office.store, query)

async function viewed(path: string, at: string, seconds?: number, inactive = 0) {
  const left = seconds === undefined ? null : at
  await sql`
    WITH visit AS (INSERT INTO visit (began_at) VALUES (${at}) RETURNING id)
    INSERT INTO page_view (visit_id, path, entered_at, left_at, seconds_spent, seconds_inactive)
    SELECT id, ${path}, ${at}, ${left}, ${seconds ?? null}, ${seconds === undefined ? null : inactive}
    FROM visit`.execute(office.store.db)
}

async function seed(): Promise<void> {
  const apply = (kind: string, country: string, at: string, status?: string) =>
    applyTo(office.store, [kind, country, at], { status })
  const moved = (id: string, ...moves: PastMove[]) => movedIn(office.store, id, ...moves)
  await apply('expert', 'Ghana', '2026-02-28T23:59:59.999Z')
  const first = await apply('expert', 'Ghana', '2026-03-01T00:00:00Z', 'interview')
  const second = await apply('expert', 'Ghana', '2026-03-31T23:59:59.999Z', 'in_review')
  await apply('expert', 'Peru', '2026-03-15T12:00:00Z')
  await apply('expert', 'Peru', '2026-04-01T00:00:00Z')
  await apply('trainer', 'Kenya', '2026-03-15T12:00:00Z')
  await moved(
    first,
    ['submitted', 'in_review', '2026-03-03T00:00:00Z'],
    ['in_review', 'declined', '2026-03-04T00:00:00Z', '2026-03-04T00:05:00Z'],
    ['in_review', 'interview', '2026-03-13T00:00:00Z'],
  )
  await moved(second, ['submitted', 'in_review', '2026-04-04T23:59:59.999Z'])
  const quick = await apply('hospital', 'Nepal', '2026-03-10T00:00:00Z', 'expert_selected')
  const slow = await apply('hospital', 'Nepal', '2026-03-10T00:00:00Z', 'shortlist_sent')
  await apply('hospital', 'Togo', '2026-03-10T00:00:00Z')
  await moved(
    quick,
    ['eligible', 'shortlist_sent', '2026-03-20T00:00:00Z'],
    ['shortlist_sent', 'expert_selected', '2026-03-30T00:00:00Z'],
  )
  await moved(slow, ['eligible', 'shortlist_sent', '2026-04-09T00:00:00Z'])

  await viewed('/', '2026-02-28T23:59:59.999Z', 500)
  await viewed('/', '2026-03-01T00:00:00Z', 10)
  await viewed('/', '2026-03-01T10:00:00Z', 50, 20)
  await viewed('/', '2026-03-31T23:59:59.999Z', 600, 500)
  await viewed(paths.applyExpert(), '2026-03-02T10:00:00Z')
  await sql`SELECT sum_page_views()`.execute(office.store.db)
  await sql`
    INSERT INTO passed_step (day, form, step, times)
    VALUES ('2026-02-28', 'expert', 'personal', 7), ('2026-03-01', 'expert', 'personal', 3),
      ('2026-03-31', 'expert', 'personal', 2), ('2026-03-31', 'expert', 'professional', 1)`.execute(
    office.store.db,
  )
}

describe('16.1 the figures', () => {
  test('16.1 count applications by kind and UTC day', async () => {
    const { unit, slots, came, cameBefore } = await figures()
    expect([unit, slots.length, cameBefore]).toEqual(['day', 31, 1])
    expect(came.toSorted((one, other) => (one.kind + one.key).localeCompare(other.kind + other.key))).toEqual(
      [
        { kind: 'expert', key: '2026-03-01', count: 1 },
        { kind: 'expert', key: '2026-03-15', count: 1 },
        { kind: 'expert', key: '2026-03-31', count: 1 },
        { kind: 'hospital', key: '2026-03-10', count: 3 },
        { kind: 'trainer', key: '2026-03-15', count: 1 },
      ],
    )
  })

  test('16.1 count by week or month for longer periods', async () => {
    const weeks = await figures({ from: '2026-02-28', to: '2026-05-01' })
    expect(weeks.came.find(({ kind, key }) => kind === 'expert' && key === '2026-02-23')?.count).toBe(2)
    const months = await figures({ from: '2025-05-01', to: '2026-04-30' })
    expect(months.came.filter(({ kind }) => kind === 'expert')).toEqual(
      expect.arrayContaining([
        { kind: 'expert', key: '2026-02-01', count: 1 },
        { kind: 'expert', key: '2026-03-01', count: 3 },
        { kind: 'expert', key: '2026-04-01', count: 1 },
      ]),
    )
  })

  test('16.2 show how many reached a status, how many are in it, and the median days in it', async () => {
    const { statuses } = await figures()
    const of = (kind: string, status: string) =>
      statuses.find((row) => row.kind === kind && row.status === status)
    expect(of('expert', 'submitted')).toEqual({
      kind: 'expert',
      status: 'submitted',
      reached: 3,
      now: 1,
      median_days: 3, // stays of 2 and 4 days
    })
    expect(of('expert', 'in_review')).toMatchObject({ reached: 2, now: 1, median_days: 10 })
    expect(of('expert', 'interview')).toMatchObject({ reached: 1, now: 1, median_days: null })
    expect(of('expert', 'declined'), 'taken back').toBeUndefined()
  })

  test('16.3 show the median days from a request to its first shortlist', async () => {
    expect((await figures()).outcomes.everywhere).toMatchObject({ requests: 3, matched: 2, medianDays: 20 })
    const quiet = await figures({ from: '2026-06-01', to: '2026-06-02' })
    expect(quiet.outcomes.everywhere).toMatchObject({ requests: 0, matched: 0, medianDays: null })
  })

  test('16.4 count experts and requests by country', async () => {
    expect((await figures()).countries).toEqual([
      { kind: 'expert', country: 'Ghana', count: 2 },
      { kind: 'hospital', country: 'Nepal', count: 2 },
      { kind: 'expert', country: 'Peru', count: 1 },
      { kind: 'hospital', country: 'Togo', count: 1 },
    ])
  })

  test('16.5 count views and sessions, and show the median active time on a page', async () => {
    const { views, sessions, sessionsBefore, pages } = await figures()
    expect(views.filter(({ count }) => count > 0)).toEqual([
      { key: '2026-03-01', count: 2 },
      { key: '2026-03-02', count: 1 },
      { key: '2026-03-31', count: 1 },
    ])
    expect([sessions, sessionsBefore]).toEqual([4, 1])
    expect(pages).toEqual([
      { path: null, views: 4, median_seconds: 30 },
      { path: '/', views: 3, median_seconds: 30 },
      { path: paths.applyExpert(), views: 1, median_seconds: null },
    ])
  })

  test('16.6 count how often each step of a form was passed', async () => {
    const { steps } = await figures()
    expect(steps.toSorted((one, other) => one.step.localeCompare(other.step))).toEqual([
      { form: 'expert', step: 'personal', times: 5 },
      { form: 'expert', step: 'professional', times: 1 },
    ])
  })
})

describe('16.6 a passed step', () => {
  const pass = (step: string, headers: object = {}) =>
    fetch(`${office.url}/api/Step/${step}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  const timesToday = async () => {
    const { rows } = await sql<{ times: number }>`
      SELECT times FROM passed_step WHERE form = 'hospital' AND day = (now() AT TIME ZONE 'UTC')::date`.execute(
      office.store.db,
    )
    return rows.map(({ times }) => times)
  }

  test('16.6 is counted by day, but not for visitors who opt out', async () => {
    expect((await pass('hospital/general')).status).toBe(204)
    expect((await pass('hospital/general')).status).toBe(204)
    expect((await pass('hospital/general', { 'sec-gpc': '1' })).status).toBe(204)
    expect(await timesToday()).toEqual([2])
  })

  test('16.6 is not counted if the step does not exist or another site sends it', async () => {
    expect((await pass('hospital/nonsense')).status).toBe(404)
    expect((await pass('contact/general')).status).toBe(400)
    expect((await pass('hospital/general', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await timesToday()).toEqual([2])
  })
})

describe('16.7 the dashboard', () => {
  const open = async (query: string) => {
    const { browser } = await office.signedInAs('viewer')
    return (await browser.open(`${paths.adminInsight()}${query}`)).html
  }

  test('16.7 describes every plot in words and has its figures in a table', async () => {
    const html = await open('?from=2026-03-01&to=2026-03-31')
    expect(html).toContain('1 March 2026 to 31 March 2026, in UTC.')
    expect(html).toContain('Experts sent 3 applications, hospitals 3, trainers 1. Each column is a day.')
    expect(html).toContain('2 of 3 requests have a shortlist')
    expect(html).toContain('20 days')
    expect(html).toContain('3 from 2 countries. The largest number: Ghana, 2.')
    expect(html).toContain('4 page views in 4 sessions, 1 in each on average.')
    expect(html.match(/<details class="plot__figures">/g)).toHaveLength(14)
    expect(html).toContain('<th scope="row">31 Mar 2026</th><td>1</td><td>0</td><td>0</td>')
    expect(html).toContain('<th scope="row">Experts: In review</th><td>2</td><td>1</td><td>10</td>')
    expect(html).not.toContain('@hospital.example')
    expect(html).not.toContain('Nobody')
  })

  test('16.7 says so if there is no data yet', async () => {
    const html = await open('?from=2020-01-01&to=2020-01-31')
    expect(html).toContain('Nothing yet')
    expect(html).toContain('No request came in these days')
    expect(html).toContain('Nobody has been counted in these days.')
  })

  test('16.8 invalid days get an error at their field, and the input stays', async () => {
    const html = await open('?from=2026-02-30&to=soon')
    expect(html).toMatch(/<title>Error:/)
    expect(html).toMatch(/<input type="text"[^>]*aria-invalid="true"[^>]*value="2026-02-30"/)
    expect(html).toMatch(/<p class="error" id="to-error">.*?Please enter a day such as 2026-11-15/)
    expect(html).toContain('value="soon"')
    const turned = await open('?from=2026-03-02&to=2026-03-01')
    expect(turned).toContain('The last day is before the first one')
    expect(turned).toContain('value="2026-03-02"')
  })
})
