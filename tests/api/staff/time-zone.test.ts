import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarPaths } from '../../../src/domain/api/staff/staff-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Member = Awaited<ReturnType<Office['signedInAs']>>

/** Reports the time zone of the browser, as the script of the back office does. */
async function follow({ browser }: Member, time_zone: string) {
  await browser.open(paths.adminAccount())
  const token = /XSRF-TOKEN=([^;]*)/.exec(browser.cookie)?.[1] ?? ''
  return fetch(office.url + calendarPaths.timeZone, {
    method: 'PUT',
    headers: {
      cookie: browser.cookie,
      'x-xsrf-token': decodeURIComponent(token),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ time_zone }),
  })
}

const zoneOf = (html: string) => /You read times in (\S+)\./.exec(html)?.[1]

describe('39.1 times are those of the reader’s zone', () => {
  test('39.1 of the browser, unless the person chooses one', async () => {
    const ama = await office.signedInAs('editor')
    const zone = async () => zoneOf((await ama.browser.open(paths.adminAccount())).html)
    expect(await zone()).toBe('UTC')
    expect(await (await follow(ama, 'Africa/Nairobi')).json()).toEqual({ time_zone: 'Africa/Nairobi' })
    expect(await zone()).toBe('Africa/Nairobi')

    const chosen = await ama.browser.post(paths.adminAccount(), {
      _action: 'zone',
      time_zone: 'Asia/Jakarta',
    })
    expect(chosen.location).toBe(`${paths.adminAccount()}?done=zone#zone-box`)
    expect((await ama.browser.open(`${paths.adminAccount()}?done=zone`)).html).toContain('Your zone is saved')
    expect(await (await follow(ama, 'Europe/Paris')).json()).toEqual({ time_zone: 'Asia/Jakarta' })
    await ama.browser.post(paths.adminAccount(), { _action: 'zone', time_zone: '' })
    await follow(ama, 'Europe/Paris')
    expect(await zone()).toBe('Europe/Paris')
  })

  test('39.1 a zone that the browser calls by its former name is shown under the present one', async () => {
    const ama = await office.signedInAs('viewer')
    await follow(ama, 'Asia/Calcutta')
    expect(zoneOf((await ama.browser.open(paths.adminAccount())).html)).toBe('Asia/Kolkata')
    await ama.browser.post(paths.adminAccount(), { _action: 'zone', time_zone: 'Europe/Kyiv' })
    const { html } = await ama.browser.open(paths.adminAccount())
    expect(zoneOf(html)).toBe('Europe/Kyiv')
    expect(/<option[^>]*selected[^>]*>([^<]*)/.exec(html.slice(html.indexOf('name="time_zone"')))?.[1]).toBe(
      'Europe/Kyiv',
    )
    expect((await ama.browser.open(`${paths.adminAudit()}?from=2026-01-01`)).status).toBe(200)
  })

  test('39.1 an unknown zone is refused', async () => {
    const ama = await office.signedInAs('viewer')
    expect((await follow(ama, '+01:00')).status).toBe(422)
    const refused = await ama.browser.post(paths.adminAccount(), {
      _action: 'zone',
      time_zone: 'Mars/Olympus',
    })
    expect([refused.status, zoneOf(refused.html)]).toEqual([422, 'UTC'])
  })

  test('39.1 a page names the zone of its reader, and of nobody else', async () => {
    const [near, far] = [await office.signedInAs('viewer'), await office.signedInAs('viewer')]
    await follow(far, 'Asia/Kathmandu')
    const zones = await Promise.all(
      [near, far, near, far].map(async ({ browser }) => {
        const { html } = await browser.open(paths.adminSessions())
        return /<time[^>]*>[^<]* (\S+)<\/time>/.exec(html)?.[1]
      }),
    )
    expect(zones).toEqual(['UTC', 'GMT+5:45', 'UTC', 'GMT+5:45'])
  })

  test('39.1 the audit is read and searched by days of the reader’s zone', async () => {
    const admin = await office.signedInAs('administrator')
    const entry = { actor: 'system', action: 'staff_enabled', subject_kind: 'staff' } as const
    await office.store.db
      .insertInto('audit')
      .values({
        ...entry,
        at: new Date('2020-03-01T20:00:00Z'),
        after: { starts_at: '2020-04-01T08:30:00.000Z' },
      })
      .execute()
    const found = async (day: string) =>
      (await admin.browser.open(`${paths.adminAudit()}?from=${day}&to=${day}`)).html.includes(
        '2020-03-01T20:00',
      )
    expect([await found('2020-03-01'), await found('2020-03-02')]).toEqual([true, false])
    await follow(admin, 'Asia/Jakarta')
    expect([await found('2020-03-01'), await found('2020-03-02')]).toEqual([false, true])
    const { html } = await admin.browser.open(`${paths.adminAudit()}?from=2020-03-02&to=2020-03-02`)
    expect(html).toContain('2 Mar 2020, 03:00:00 GMT+7')
    expect(html).toContain('1 Apr 2020, 15:30 GMT+7')
  })

  test('39.2 a plan is typed and shown in the zone of its editor', async () => {
    const editor = await office.signedInAs('editor')
    await follow(editor, 'Africa/Nairobi')
    const edit = `${paths.adminContentEdit()}?kind=news`
    const item = { title: 'Planned', summary: 'Short', content: 'Words', version: '0' }
    const { location } = await editor.browser.post(edit, { ...item, publish_at: '2099-12-01T08:00' })
    const own = location?.replace('&done=planned', '') ?? ''
    const { publish_at } = await office.store.db
      .selectFrom('news_item')
      .select('publish_at')
      .where('title', '=', 'Planned')
      .executeTakeFirstOrThrow()
    expect(publish_at).toEqual(new Date('2099-12-01T05:00Z'))
    const { html } = await editor.browser.open(own)
    expect(html).toContain('Times are those of your zone, Africa/Nairobi.')
    expect(html).toContain('name="planned_publish_at" value="2099-12-01T08:00"')
    expect((await editor.browser.open(paths.adminContent())).html).toContain('1 Dec 2099, 08:00 GMT+3')
  })
})
