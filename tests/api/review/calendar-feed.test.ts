import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarPaths } from '../../../src/domain/api/staff/staff-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { startApi } from '../api-app.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Member = Awaited<ReturnType<Office['signedInAs']>>

/** Makes an address on the page, as its owner reads it. */
async function make({ browser }: Member, scope: 'own' | 'all' = 'all'): Promise<string> {
  const { html } = await browser.post(paths.adminCalendar(), { scope, seen: await seenBy(browser) })
  const address = /<code>([^<]*aster\.ics)<\/code>/.exec(html)?.[1] ?? ''
  return new URL(address).pathname
}

const seenBy = async (browser: Member['browser']) =>
  /name="seen" value="([^"]*)"/.exec((await browser.open(paths.adminCalendar())).html)?.[1] ?? ''

const read = (path: string) => fetch(office.url + path)

/** Folded lines are joined, as a calendar does it. */
const textOf = async (path: string) => (await (await read(path)).text()).replaceAll('\r\n ', '')

async function interviewOf(staff: Member, name: string) {
  const { db } = office.store
  const { id, email } = await keepExpert(office.store, { name })
  await db.updateTable('application').set({ status: 'in_review' }).where('id', '=', id).execute()
  await db.updateTable('application').set({ status: 'interview' }).where('id', '=', id).execute()
  const event = {
    event_id: crypto.randomUUID(),
    sequence: 3,
    mailed: true,
    staff_id: staff.id,
    staff_name: staff.name,
  }
  const place = 'https://meet.example/aster'
  const when = { starts_at: new Date('2099-12-01T08:30:00Z'), minutes: 45, place }
  const who = { interviewer_id: staff.id, interviewer_name: staff.name }
  await db
    .insertInto('interview')
    .values({ application_id: id, ...event, ...when, ...who })
    .execute()
  return { id, email, eventId: event.event_id }
}

describe('39.50 the calendar of a member of staff', () => {
  test('39.50 has interviews, deadlines and reports, as iCalendar and without addresses of people', async () => {
    const ama = await office.signedInAs('coordinator')
    const { email, eventId } = await interviewOf(ama, 'Efua')
    const { id: matchId } = await keepCollaboration(office.store, 'active')
    const { db } = office.store
    const day = new Date('2099-12-24T00:00:00Z')
    await db.updateTable('match').set({ ends_on: '2099-12-24' }).where('id', '=', matchId).execute()
    await db.updateTable('report').set({ due_on: '2099-12-31' }).where('match_id', '=', matchId).execute()
    const asked = await keepCollaboration(office.store, 'invited')
    await db
      .insertInto('match_invitation')
      .values({ match_id: asked.id, token_digest: Buffer.alloc(32, 1), note: '', answer_by: day })
      .execute()
    const path = await make(ama)
    const response = await read(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    expect(response.headers.get('cache-control')).toContain('no-store')
    const text = await textOf(path)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('SUMMARY:Interview: Efua Owusu (E-')
    expect(text).toMatch(new RegExp(`UID:interview-${eventId}@`))
    expect(text).toContain('SEQUENCE:3')
    expect(text).toContain('DTEND:20991201T091500Z')
    const dayOf = (title: string) =>
      new RegExp(`DTSTART;VALUE=DATE:(\\d+)(?:(?!END:VEVENT)[^])*SUMMARY:${title}`).exec(text)?.[1]
    expect(['Mid-term', 'Final', 'Feedback'].map((which) => dayOf(`${which} report due: `))).toEqual(
      Array(3).fill('20991231'),
    )
    expect(dayOf('Last day of the collaboration: Baobab District Hospital and ')).toBe('20991224')
    expect(dayOf('Last day to answer: ')).toBe('20991223')
    expect(text).not.toContain(email)
    expect(text).not.toContain('+233')
  })

  test('39.50 shows, where its owner chose so, only what is theirs', async () => {
    const [ama, olu] = [await office.signedInAs('coordinator'), await office.signedInAs('coordinator')]
    await interviewOf(olu, 'Kwabena')
    expect(await textOf(await make(ama, 'own'))).not.toContain('Kwabena')
    expect(await textOf(await make(olu, 'own'))).toContain('Kwabena')
  })

  test('39.51 an address ends when it is replaced or revoked, and the database does not contain it', async () => {
    const ama = await office.signedInAs('coordinator')
    const first = await make(ama)
    const second = await make(ama)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const [, token = ''] = /calendar\/([^/]+)\//.exec(second) ?? []
    const rows = await office.store.db.selectFrom('calendar_feed').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await ama.browser.post(paths.adminCalendar(), { scope: 'all', seen: '' })
    expect((await read(second)).status, 'a reload sends the form again').toBe(200)
    expect((await ama.browser.open(paths.adminCalendar())).html).not.toContain(token)
    await ama.browser.post(paths.adminCalendar(), { _action: 'revoke' })
    expect((await read(second)).status).toBe(404)
  })

  test.each([
    ['the account is disabled', { disabled_at: new Date() }],
    ['the role reads no applications any more', { role: 'editor' as const }],
  ])('39.51 an address ends at once when %s', async (_, change) => {
    const ama = await office.signedInAs('coordinator')
    const path = await make(ama)
    await office.store.db.updateTable('staff_user').set(change).where('id', '=', ama.id).execute()
    expect((await read(path)).status).toBe(404)
  })

  test('39.51 disabling removes it: an account that is enabled again has none', async () => {
    const [admin, ama] = [await office.signedInAs('administrator'), await office.signedInAs('viewer')]
    const path = await make(ama)
    const user = paths.adminUser(ama.id)
    await admin.browser.post(user, { _action: 'disable' })
    await admin.browser.post(user, { _action: 'enable' })
    expect((await read(path)).status).toBe(404)
  })

  test('39.51 a new password by link ends it', async () => {
    const [admin, ama] = [await office.signedInAs('administrator'), await office.signedInAs('coordinator')]
    const path = await make(ama)
    await admin.browser.post(paths.adminUser(ama.id), { _action: 'passwordLink' })
    const link = new URL(await office.linkMailedTo(ama.email), office.url)
    const fresh = { token: link.searchParams.get('token') ?? '', password: 'gravel quince lantern otter' }
    expect((await office.newBrowser().post(paths.loginLink(), fresh)).status).toBe(201)
    expect((await read(path)).status).toBe(404)
  })

  test('39.51 an address answers 404 while its owner lacks a required second step', async () => {
    const ama = await office.signedInAs('coordinator')
    const path = await make(ama)
    const from = new Date(Date.now() - 86_400_000)
    const { db } = office.store
    await db.insertInto('second_step_rule').values({ administrators_from: from, others_from: from }).execute()
    expect((await read(path)).status).toBe(404)
    await db.deleteFrom('second_step_rule').execute()
    expect((await read(path)).status).toBe(200)
  })

  test('39.52 only those who read applications have one; making and revoking are in the audit', async () => {
    const editor = await office.signedInAs('editor')
    expect((await editor.browser.open(paths.adminCalendar())).status).toBe(403)
    expect((await read(calendarPaths.feed.replace(':token', 'x'.repeat(22)))).status).toBe(404)
    const ama = await office.signedInAs('viewer')
    await make(ama)
    await ama.browser.post(paths.adminCalendar(), { _action: 'revoke' })
    const entries = await office.store.db
      .selectFrom('audit')
      .select('action')
      .where('staff_id', '=', ama.id)
      .where('action', 'in', ['calendar_made', 'calendar_revoked'])
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['calendar_made', 'calendar_revoked'])
  })

  test('39.52 requests are rate-limited, and the log has no address', async () => {
    const api = await startApi()
    const token = 'dGhlIHNlY3JldCBvbmU'
    const url = calendarPaths.feed.replace(':token', token)
    const answers = await Promise.all(
      Array.from({ length: limits.calendar.most + 1 }, () => api.app.inject({ url })),
    )
    const limited = answers.filter(({ statusCode }) => statusCode === 429)
    expect([limited.length, answers[0]?.statusCode]).toEqual([1, 404])
    expect(api.logged()).toContain(calendarPaths.feed)
    expect(api.logged()).not.toContain(token)
    await api.stop()
  })
})
