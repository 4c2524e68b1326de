import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { periodNames, periods } from '../../src/domain/privacy/periods.ts'
import { type Office, openOffice } from './office.ts'
import type { StaffBrowser } from './staff-browser.ts'

let office: Office
let admin: StaffBrowser
beforeAll(async () => {
  office = await openOffice()
  admin = (await office.signedInAs('administrator')).browser
  const answers = { email: 'declined@hospital.example', name: 'Old', surname: 'Answer' }
  const updated_at = sql<Date>`now() - interval '100 days'`
  await office.store.db
    .insertInto('application')
    .values({ kind: 'trainer', status: 'declined', answers, updated_at })
    .execute()
})
afterAll(() => office.close())

const usual = Object.fromEntries(periodNames.map((name) => [name, String(periods[name].usual)]))
const page = () => admin.open(paths.adminRetention())

async function send(does: 'try' | 'save', typed: Record<string, string>) {
  const token = /name="_csrf" value="([^"]*)"/.exec((await page()).html)?.[1] ?? ''
  return admin.post(paths.adminRetention(), { _csrf: token, does, ...usual, ...typed })
}

const kept = () => office.store.db.selectFrom('retention_period').select(['name', 'length']).execute()
const applications = () => office.store.db.selectFrom('application').select('id').execute()

test('17.6 periods can be tried before they are saved: it says what would go, and nothing goes', async () => {
  expect((await page()).html).toContain('Nothing has run out.')
  const tried = await send('try', { ended_applications: '3' })
  expect(tried.status).toBe(200)
  expect(tried.html).toContain('One application.')
  expect(tried.html).toMatch(/T-0000\d/)
  expect(tried.html).toContain('name="ended_applications" value="3"')
  expect((await send('try', { ended_applications: '4' })).html).toContain('Nothing has run out.')
  expect([await kept(), await applications()]).toEqual([[], [expect.anything()]])
})

test('17.6 what is saved counts, and the audit has it before and after', async () => {
  const saved = await send('save', { spam: ' 60 ' })
  expect(saved.html).toContain('The periods are saved')
  expect(saved.html).toContain('Longer than people were told')
  expect(await kept()).toEqual([{ name: 'spam', length: 60 }])
  expect((await page()).html).toContain('name="spam" value="60"')
  expect((await send('save', { spam: '60' })).html).toContain('Nothing has changed')
  const entries = await office.store.db
    .selectFrom('audit')
    .select(['actor', 'subject_kind', 'before', 'after'])
    .where('action', '=', 'retention_changed')
    .execute()
  expect(entries).toEqual([
    { actor: 'staff', subject_kind: 'retention', before: { spam: 30 }, after: { spam: 60 } },
  ])
})

test('17.6 a period out of its bounds is refused, and what was typed stays', async () => {
  const before = await kept()
  for (const [typed, why] of [
    ['0', 'Please enter a number from 1 to 36'],
    ['37', 'Please enter a number from 1 to 36'],
    ['', 'Please enter a whole number'],
    ['1.5', 'Please enter a whole number'],
    ["1'; DROP TABLE mail; --", 'Please enter a whole number'],
  ] as const) {
    for (const does of ['try', 'save'] as const) {
      const { status, html } = await send(does, { messages: typed, sent_mails: '7' })
      expect([typed, status, html.includes(why)]).toEqual([typed, 422, true])
      expect(html).toContain('name="sent_mails" value="7"')
    }
  }
  expect(await kept()).toEqual(before)
})

test('17.6 two who save at once leave one of their decisions, and two entries that fit', async () => {
  const [one, two] = await Promise.all([send('save', { visits: '6' }), send('save', { visits: '7' })])
  expect([one.status, two.status]).toEqual([200, 200])
  const entries = await office.store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'retention_changed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const [last, first] = entries as [{ before: object; after: object }, { before: object; after: object }]
  expect(last.before).toMatchObject({ visits: (first.after as { visits: number }).visits })
})

test('17.7 the page tells when the last nights were, and what they took', async () => {
  await expect.poll(async () => (await page()).html, { timeout: 15_000 }).toContain('>Nothing<')
  await sql`INSERT INTO retention_run (night, ended_at, gone)
    VALUES ('2026-03-02', now(), '{"application": 2, "mail": 1}')`.execute(office.store.db)
  const { html } = await page()
  expect(html).toContain('2 March 2026')
  expect(html).toContain('2 applications, One mail')
})
