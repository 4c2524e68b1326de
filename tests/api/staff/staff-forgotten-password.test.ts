import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'
import { anotherCaller, codeFor } from '../staff-browser.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const newPassword = 'otter lantern gravel quince'
const ask = (email: string, browser = office.newBrowser()) => browser.post(paths.loginForgotten(), { email })
const tokenFor = async (email: string) =>
  new URL((await office.linkMailedTo(email)) || '/', office.url).searchParams.get('token') ?? ''
const take = (token: string, password = newPassword) =>
  office.newBrowser().post(paths.loginLink(), { token, password })
const mailsTo = async (email: string) =>
  (
    await office.store.db
      .selectFrom('mail')
      .select('letter')
      .where('recipient', '=', email)
      .orderBy('queued_at')
      .execute()
  ).map(({ letter }) => letter.subject)
const signIn = (email: string, password: string) =>
  office.newBrowser().post(paths.login(), { email, password })
const auditsAbout = async (id: string) =>
  (
    await office.store.db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('10.13 a forgotten password', () => {
  test('10.13 is replaced with a mailed link; all sessions end and the person gets a mail', async () => {
    const { email, id, browser } = await office.signedInAs('coordinator')
    expect((await office.newBrowser().open(paths.login())).html).toContain(`href="${paths.loginForgotten()}"`)
    expect((await office.newBrowser().open(paths.loginForgotten())).html).toContain('name="email"')
    const asked = await ask(` ${email.toUpperCase()} `)
    expect([asked.status, asked.html.includes('Please check your email')]).toEqual([200, true])
    const token = await tokenFor(email)
    expect((await signIn(email, passwordOfTests)).status).toBe(303)
    expect((await take(token, 'short')).status).toBe(422)
    expect((await take(token)).status).toBe(201)
    expect((await take(token)).status).toBe(410)
    expect((await browser.open(paths.admin())).status).toBe(303)
    expect((await signIn(email, passwordOfTests)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(303)
    expect(await mailsTo(email)).toEqual([
      'Choose a new password for ASTER',
      'Your password for ASTER was changed',
    ])
    expect(await auditsAbout(id)).toEqual(expect.arrayContaining(['password_link_asked', 'password_changed']))
  })

  test('10.13 the response is the same for every address; disabled and unknown ones get no mail', async () => {
    const { email } = await makeStaff(office.store, 'viewer')
    const disabled = await makeStaff(office.store, 'administrator')
    await office.store.db
      .updateTable('staff_user')
      .set({ disabled_at: new Date() })
      .where('id', '=', disabled.id)
      .execute()
    const unknown = email.replace('@', '.x@')
    const answers = await Promise.all([email, disabled.email, unknown].map((one) => ask(one)))
    const seen = answers.map(({ status, html, setCookies }, at) => ({
      status,
      html: html
        .replaceAll([email, disabled.email, unknown][at] ?? '', '')
        .replace(/name="_csrf" value="[^"]*"/, ''),
      cookies: setCookies.map((cookie) => cookie.replace(/=[^;]*/, '')),
    }))
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(disabled.email)).toEqual([])
    expect(await mailsTo(unknown)).toEqual([])
  })

  test('10.13 only the latest link works, for an hour', async () => {
    const { email, id } = await makeStaff(office.store, 'viewer')
    await ask(email)
    const old = await tokenFor(email)
    await ask(email)
    const token = await tokenFor(email)
    expect((await take(old)).status).toBe(410)
    const link = await office.store.db
      .selectFrom('staff_link')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Math.abs(link.expires_at.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000)
    const late = { expires_at: new Date(Date.now() - 1000) }
    await office.store.db.updateTable('staff_link').set(late).where('user_id', '=', id).execute()
    expect((await take(token)).status).toBe(410)
  })

  test('10.13 disabling the account voids the link, also after enabling it again', async () => {
    const { email, id } = await makeStaff(office.store, 'viewer')
    const { browser } = await office.signedInAs('administrator')
    await ask(email)
    const token = await tokenFor(email)
    await browser.post(paths.adminUser(id), { _action: 'disable' })
    expect((await take(token)).status).toBe(410)
    await browser.post(paths.adminUser(id), { _action: 'enable' })
    expect((await take(token)).status).toBe(410)
  })

  test('10.13 a request does not void a link sent by an administrator; using one voids the other', async () => {
    const { email, id } = await makeStaff(office.store, 'viewer')
    const { browser } = await office.signedInAs('administrator')
    await browser.post(paths.adminUser(id), { _action: 'passwordLink' })
    const sent = await tokenFor(email)
    await ask(email)
    const asked = await tokenFor(email)
    expect((await take(sent)).status).toBe(201)
    expect((await take(asked)).status).toBe(410)
  })

  test('10.13 the second step stays on', async () => {
    const { email, browser } = await office.signedInAs('editor')
    const begun = await browser.post(paths.adminSecondFactor(), {
      _action: 'begin',
      password: passwordOfTests,
    })
    const key = /<code>([A-Z2-7]+)<\/code>/.exec(begun.html)?.[1] ?? ''
    await browser.post(paths.adminSecondFactor(), { _action: 'confirm', code: codeFor(key) })
    await ask(email)
    expect((await take(await tokenFor(email))).status).toBe(201)
    expect((await signIn(email, newPassword)).location).toBe(paths.loginCode())
  })

  test('10.13 one account gets 3 links an hour across all networks; the response does not reveal it', async () => {
    const { email } = await makeStaff(office.store, 'viewer')
    const answers = await Promise.all(
      Array.from({ length: limits.newPasswordOfAccount.most + 3 }, () => ask(email)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mailsTo(email)).toHaveLength(limits.newPasswordOfAccount.most)
  })

  test('10.13 one network can request 10 links an hour', async () => {
    const from = anotherCaller()
    const asking = Array.from({ length: limits.newPassword.most }, (_, at) =>
      ask(`nobody-${at}@aster.example`, office.newBrowser('', from)),
    )
    expect((await Promise.all(asking)).map(({ status }) => status)).not.toContain(429)
    const { email } = await makeStaff(office.store, 'viewer')
    expect((await ask(email, office.newBrowser('', from))).status).toBe(429)
    expect(await mailsTo(email)).toEqual([])
  })

  test('10.13 an invalid address gets an error at its field', async () => {
    const { status, html } = await ask('ama at aster')
    expect(status).toBe(422)
    expect(html).toContain('href="#email"')
    expect(html).toContain('value="ama at aster"')
  })
})

test('10.7 a changed password is announced by mail and voids earlier links', async () => {
  const { email, browser } = await office.signedInAs('viewer')
  await ask(email)
  const token = await tokenFor(email)
  await browser.post(paths.adminAccount(), { current: passwordOfTests, password: newPassword })
  expect(await mailsTo(email)).toContain('Your password for ASTER was changed')
  expect((await take(token, 'another lantern gravel quince')).status).toBe(410)
})
