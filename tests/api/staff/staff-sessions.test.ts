import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1'

async function signIn(email: string, userAgent: string) {
  const browser = office.newBrowser(undefined, undefined, userAgent)
  await browser.post(paths.login(), { email, password: passwordOfTests })
  expect((await browser.open(paths.admin())).status).toBe(200)
  return browser
}

/** A person signed in on a computer and on a phone. */
async function signedInTwice() {
  const staff = await makeStaff(office.store, 'editor')
  const computer = await signIn(staff.email, firefox)
  const phone = await signIn(staff.email, safari)
  return { ...staff, computer, phone }
}

const sessionsOf = (id: string) =>
  office.store.db.selectFrom('staff_session').selectAll().where('user_id', '=', id).execute()
const idOf = async (userId: string, userAgent: string) =>
  (await sessionsOf(userId)).find((one) => one.user_agent === userAgent)?.id ?? ''
const lastAudit = (id: string) =>
  office.store.db
    .selectFrom('audit')
    .select(['action', 'subject_id'])
    .where('staff_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('10.11 the list of sessions', () => {
  test('10.11 shows browser and system, the current session first and marked', async () => {
    const { computer } = await signedInTwice()
    const { html } = await computer.open(paths.adminSessions())
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toMatch(
      /Firefox on Windows This one Signed in on .* Last seen now .* Safari on an iPhone Signed in on .* UTC Last seen .* UTC/,
    )
    expect((await computer.open(paths.adminAccount())).html).toContain('signed in with 2 browsers')
  })

  test('10.11 stores nothing else about the browser, and no IP address', async () => {
    const { id } = await signedInTwice()
    const kept = (await sessionsOf(id)).map(({ ip_address, user_agent }) => [ip_address, user_agent])
    expect(kept.toSorted()).toEqual([
      ['', 'firefox windows'],
      ['', 'safari iphone'],
    ])
    const change = { user_agent: firefox }
    const written = office.store.db.updateTable('staff_session').set(change).where('user_id', '=', id)
    await expect(written.execute()).rejects.toThrow('staff_session_device')
  })

  test('10.11 ends a single session at once; the others continue', async () => {
    const { id, email, computer, phone } = await signedInTwice()
    const tablet = await signIn(email, 'another browser')
    const ended = await computer.post(paths.adminSessions(), {
      _action: 'end',
      id: await idOf(id, 'safari iphone'),
    })
    expect([ended.status, ended.html.includes('The session is ended')]).toEqual([200, true])
    expect((await phone.open(paths.admin())).status).toBe(303)
    expect((await computer.open(paths.admin())).status).toBe(200)
    expect((await tablet.open(paths.admin())).status).toBe(200)
    expect(await lastAudit(id)).toEqual({ action: 'session_ended', subject_id: id })
  })

  test('10.11 ends all other sessions together', async () => {
    const { id, computer, phone } = await signedInTwice()
    const ended = await computer.post(paths.adminSessions(), { _action: 'others' })
    expect(ended.html).toContain('One other session is ended')
    expect((await phone.open(paths.admin())).status).toBe(303)
    expect((await computer.open(paths.admin())).status).toBe(200)
    expect(await lastAudit(id)).toEqual({ action: 'other_sessions_ended', subject_id: id })
    expect((await computer.post(paths.adminSessions(), { _action: 'others' })).html).toContain(
      'There was no other session',
    )
  })

  test('10.11 neither shows nor ends sessions of other people, not even for administrators', async () => {
    const victim = await signedInTwice()
    const target = await idOf(victim.id, 'safari iphone')
    for (const role of ['viewer', 'administrator'] as const) {
      const { browser } = await office.signedInAs(role)
      expect((await browser.open(paths.adminSessions())).html).not.toContain(target)
      const answers = [target, randomUUID(), 'nothing'].map((id) =>
        browser.post(paths.adminSessions(), { _action: 'end', id }),
      )
      for (const { status, html } of await Promise.all(answers))
        expect([status, html.includes('This session had already ended')]).toEqual([404, true])
      await browser.post(paths.adminSessions(), { _action: 'others', id: target })
    }
    expect((await victim.phone.open(paths.admin())).status).toBe(200)
    expect((await victim.computer.open(paths.admin())).status).toBe(200)
  })

  test('10.11 refuses a post from another site', async () => {
    const { id, computer, phone } = await signedInTwice()
    const answer = await fetch(office.url + paths.adminSessions(), {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: computer.cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: new URLSearchParams({ _action: 'others' }),
    })
    expect(answer.status).toBe(403)
    expect((await phone.open(paths.admin())).status).toBe(200)
    expect(await sessionsOf(id)).toHaveLength(2)
  })

  test('10.11 omits expired sessions', async () => {
    const { id, computer } = await signedInTwice()
    const phone = office.store.db
      .updateTable('staff_session')
      .where('user_id', '=', id)
      .where('user_agent', '=', 'safari iphone')
    await phone.set({ expires_at: new Date(Date.now() - 1000) }).execute()
    expect((await computer.open(paths.adminSessions())).html).not.toContain('iPhone')
  })
})
