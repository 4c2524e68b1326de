import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { freshDatabase } from '../../harness/postgres/test-database.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { serveAster } from '../../harness/server/serve-aster.ts'
import { makeStaff, passwordOfTests, signInAs } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'
import { StaffBrowser } from '../staff-browser.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const tokenOf = (link: string) => new URL(link, office.url).searchParams.get('token') ?? ''
const newPassword = 'otter lantern gravel quince'

describe('10.5 an invitation', () => {
  test('10.5 creates one account with its role', async () => {
    const { browser } = await office.signedInAs('administrator')
    const email = 'amina@aster.example'
    const sent = await browser.post(paths.adminUsers(), { _action: 'invite', email, role: 'coordinator' })
    expect(sent.location).toBe(`${paths.adminUsers()}?done=invited`)
    expect((await browser.open(`${paths.adminUsers()}?done=invited`)).html).toContain(
      'The invitation is on its way',
    )
    const link = await office.linkMailedTo(email)
    const guest = office.newBrowser()
    expect((await guest.open(link)).html).toContain('You are invited as Coordinator')
    const typed = { token: tokenOf(link), name: 'Amina Diop', password: newPassword }
    expect((await guest.post(paths.loginLink(), typed)).status).toBe(201)
    expect((await guest.post(paths.loginLink(), typed)).status).toBe(410)
    await guest.post(paths.login(), { email, password: newPassword })
    expect((await guest.open(paths.admin())).html).toContain('Amina Diop')
    expect((await browser.open(paths.adminUsers())).html).not.toContain('Open invitations')
  })

  test('10.5 reports errors by field and stays valid', async () => {
    const { browser } = await office.signedInAs('administrator')
    const email = 'second@aster.example'
    await browser.post(paths.adminUsers(), { _action: 'invite', email, role: 'editor' })
    const token = tokenOf(await office.linkMailedTo(email))
    const guest = office.newBrowser()
    const wrong = await guest.post(paths.loginLink(), { token, name: '', password: 'second' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('href="#name"')
    expect(wrong.html).toContain('href="#password"')
    // The password is checked last, since that is expensive.
    const easy = { token, name: 'Second', password: 'second second second' }
    expect((await guest.post(paths.loginLink(), easy)).html).toContain('This password is easy to guess')
    const right = { token, name: 'Second', password: newPassword }
    expect((await guest.post(paths.loginLink(), right)).status).toBe(201)
  })

  test('10.5 works for 7 days, unless it is withdrawn or replaced', async () => {
    const { browser } = await office.signedInAs('administrator')
    const invite = async (email: string) => {
      await browser.post(paths.adminUsers(), { _action: 'invite', email, role: 'viewer' })
      return office.linkMailedTo(email)
    }
    const status = async (link: string) =>
      (await office.newBrowser().open(link)).html.includes('This link no longer works')
    const old = await invite('third@aster.example')
    const newer = await invite('third@aster.example')
    expect([await status(old), await status(newer)]).toEqual([true, false])
    await browser.post(paths.adminUsers(), { _action: 'withdraw', email: 'third@aster.example' })
    expect(await status(newer)).toBe(true)
    const late = await invite('late@aster.example')
    const links = office.store.db.updateTable('staff_link').where('email', '=', 'late@aster.example')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const { expires_at } = await office.store.db
      .selectFrom('staff_link')
      .select('expires_at')
      .where('email', '=', 'late@aster.example')
      .executeTakeFirstOrThrow()
    expect(Math.abs(expires_at.getTime() - inDays(7).getTime())).toBeLessThan(60_000)
    await links.set({ expires_at: inDays(-0.001) }).execute()
    expect(await status(late)).toBe(true)
  })

  test('10.5 an invalid link of any kind says so and offers help', async () => {
    const { browser } = await office.signedInAs('administrator')
    const email = 'taken@aster.example'
    await browser.post(paths.adminUsers(), { _action: 'invite', email, role: 'viewer' })
    const token = tokenOf(await office.linkMailedTo(email))
    const guest = office.newBrowser()
    const typed = { token, name: 'Taken', password: newPassword }
    expect((await guest.post(paths.loginLink(), typed)).status).toBe(201)
    for (const { html } of [
      await guest.open(`${paths.loginLink()}?token=${token}`),
      await guest.open(paths.loginLink()),
      await guest.post(paths.loginLink(), typed),
    ]) {
      expect(html).toMatch(/<title>This link no longer works/)
      expect(html).toMatch(/<h1[^>]*>This link no longer works<\/h1>/)
      expect(html).toContain('ask the person who invited you for a new invitation')
      expect(html).not.toMatch(/Choose a new password|Ask for a new password/)
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      for (const path of [paths.login(), paths.loginForgotten()]) expect(main).toContain(`href="${path}"`)
    }
  })

  test('10.5 is refused for existing staff, invalid addresses and unknown roles', async () => {
    const { browser, email } = await office.signedInAs('administrator')
    const invite = (fields: object) => browser.post(paths.adminUsers(), { _action: 'invite', ...fields })
    expect((await invite({ email: email.toUpperCase(), role: 'viewer' })).html).toContain(
      'works here already',
    )
    expect((await invite({ email: 'nobody', role: 'viewer' })).html).toContain('Invalid email format')
    expect((await invite({ email: 'x@aster.example', role: 'owner' })).status).toBe(422)
    expect(await office.linkMailedTo('x@aster.example')).toBe('')
  })
})

describe('10.6 an administrator', () => {
  test('10.6 changes a role, which takes effect on the next request', async () => {
    const [administrator, editor] = [
      await office.signedInAs('administrator'),
      await office.signedInAs('editor'),
    ]
    expect((await editor.browser.open(paths.adminUsers())).status).toBe(403)
    await administrator.browser.post(paths.adminUser(editor.id), { _action: 'role', role: 'administrator' })
    expect((await editor.browser.open(paths.adminUsers())).status).toBe(200)
  })

  test('10.6 disables an account: its sessions end at once, and it cannot sign in until it is enabled', async () => {
    const [administrator, other] = [
      await office.signedInAs('administrator'),
      await office.signedInAs('coordinator'),
    ]
    const act = (_action: string) => administrator.browser.post(paths.adminUser(other.id), { _action })
    expect((await act('disable')).html).toContain('The account is disabled')
    expect((await other.browser.open(paths.admin())).status).toBe(303)
    const typed = { email: other.email, password: passwordOfTests }
    expect((await office.newBrowser().post(paths.login(), typed)).status).toBe(401)
    await act('enable')
    expect((await office.newBrowser().post(paths.login(), typed)).status).toBe(303)
  })

  test('10.6 mails a link for a new password, which ends all sessions', async () => {
    const [administrator, other] = [
      await office.signedInAs('administrator'),
      await office.signedInAs('viewer'),
    ]
    await administrator.browser.post(paths.adminUser(other.id), { _action: 'passwordLink' })
    const token = tokenOf(await office.linkMailedTo(other.email))
    const guest = office.newBrowser()
    expect((await guest.post(paths.loginLink(), { token, password: newPassword })).status).toBe(201)
    expect((await other.browser.open(paths.admin())).status).toBe(303)
    const signIn = async (password: string) =>
      (await office.newBrowser().post(paths.login(), { email: other.email, password })).status
    expect([await signIn(passwordOfTests), await signIn(newPassword)]).toEqual([401, 303])
  })

  test('10.3 a person locked out by password guessing can sign in after using such a link', async () => {
    const [administrator, other] = [
      await office.signedInAs('administrator'),
      await makeStaff(office.store, 'viewer'),
    ]
    for (let at = 0; at < limits.signInToAccount.most; at++) {
      await office.newBrowser().post(paths.login(), { email: other.email, password: 'a guess' })
    }
    await administrator.browser.post(paths.adminUser(other.id), { _action: 'passwordLink' })
    const token = tokenOf(await office.linkMailedTo(other.email))
    const typed = { email: other.email, password: newPassword }
    const own = office.newBrowser()
    await own.post(paths.loginLink(), { token, password: newPassword })
    expect((await office.newBrowser().post(paths.login(), typed)).status).toBe(429)
    expect((await own.post(paths.login(), typed)).status).toBe(303)
  })

  test('10.6 always remains: the last one can neither be disabled nor given another role', async () => {
    const lonely = await freshDatabase()
    const server = await serveAster(lonely.url, { ASTER_SECRET: secretOfTests })
    const one = await signInAs(lonely.store, 'administrator', server.url)
    const two = await makeStaff(lonely.store, 'administrator')
    const browser = new StaffBrowser(server.url, one.cookie)
    const act = (id: string, fields: Record<string, string>) => browser.post(paths.adminUser(id), fields)
    expect((await act(two.id, { _action: 'disable' })).status).toBe(200)
    for (const fields of [
      { _action: 'disable', role: '' },
      { _action: 'role', role: 'viewer' },
    ]) {
      const { status, html } = await act(one.id, fields)
      expect([status, html.includes('This is the last administrator')]).toEqual([409, true])
    }
    await act(two.id, { _action: 'enable' })
    const both = await Promise.all([one.id, two.id].map((id) => act(id, { _action: 'role', role: 'viewer' })))
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    await server.stop()
    await lonely.drop()
  })
})

describe('10.7 a password', () => {
  test.each([
    [paths.adminAccount(), { password: newPassword }],
    [paths.adminSecondFactor(), { _action: 'begin', password: 'a guess' }],
  ])('10.3 is protected by the sign-in limit also in an open session, at %s', async (path, fields) => {
    const { browser } = await office.signedInAs('viewer')
    const guess = () => browser.post(path, { ...fields, current: 'a guess' })
    const guesses = await Promise.all(Array.from({ length: limits.signIn.most }, guess))
    expect(guesses.map(({ status }) => status)).not.toContain(429)
    expect((await guess()).status).toBe(429)
  })

  test('10.7 is changed with the current one; all other sessions end', async () => {
    const { browser, email } = await office.signedInAs('viewer')
    const elsewhere = office.newBrowser()
    await elsewhere.post(paths.login(), { email, password: passwordOfTests })
    const wrong = await browser.post(paths.adminAccount(), { current: 'not this one', password: newPassword })
    expect([wrong.status, wrong.html.includes('This is not your password')]).toEqual([422, true])
    expect((await elsewhere.open(paths.admin())).status).toBe(200)
    const changed = await browser.post(paths.adminAccount(), {
      current: passwordOfTests,
      password: newPassword,
    })
    expect(changed.html).toContain('Your password is changed')
    expect((await elsewhere.open(paths.admin())).status).toBe(303)
    expect((await browser.open(paths.admin())).status).toBe(200)
  })
})
