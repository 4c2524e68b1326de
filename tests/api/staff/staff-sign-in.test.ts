import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'
import { anotherCaller } from '../staff-browser.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Typed = { email: string; password?: string; next?: string }

/** Signs in from a browser without JavaScript, by default with a new IP address. */
async function signIn({ password = passwordOfTests, ...typed }: Typed, browser = office.newBrowser()) {
  const answer = await browser.post(paths.login(), { ...typed, password })
  return { ...answer, browser, cookie: browser.cookie }
}

const open = (path: string, cookie: string) =>
  fetch(office.url + path, { headers: { cookie }, redirect: 'manual' }).then(({ status }) => status)
const sessionsOf = (id: string) =>
  office.store.db.selectFrom('staff_session').selectAll().where('user_id', '=', id).execute()

describe('10.2 signing in', () => {
  test('10.2 leads to the back office, with an HttpOnly and SameSite session cookie', async () => {
    const { email, id } = await makeStaff(office.store, 'viewer')
    const { status, location, setCookies, cookie } = await signIn({ email: ` ${email.toUpperCase()} ` })
    expect([status, location]).toEqual([303, paths.admin()])
    for (const one of setCookies) expect(one).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(await open(paths.admin(), cookie)).toBe(200)
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test('10.2 redirects to the requested page, on this site only', async () => {
    const { email } = await makeStaff(office.store, 'viewer')
    const goOn = async (next: string) => (await signIn({ email, next })).location
    expect(await goOn('/admin/sign-out?a=1')).toBe('/admin/sign-out?a=1')
    for (const trap of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\t/x',
    ]) {
      expect(await goOn(trap), trap).toBe(paths.admin())
    }
  })

  test('10.2 starts a new session and ends the earlier one of the browser', async () => {
    const { email, id } = await makeStaff(office.store, 'viewer')
    const first = await signIn({ email })
    const second = await signIn({ email }, first.browser)
    expect(await open(paths.admin(), first.cookie)).toBe(303)
    expect(await open(paths.admin(), second.cookie)).toBe(200)
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test('10.2 reports errors by field, and keeps the address but not the password', async () => {
    const { status, html } = await signIn({ email: 'ama at aster', password: 'typed-and-secret' })
    expect(status).toBe(422)
    expect(html).toContain('href="#email"')
    expect(html).toContain('value="ama at aster"')
    expect(html).not.toContain('typed-and-secret')
  })

  test('10.2 does not reveal whether the address or the password is wrong', async () => {
    const { email } = await makeStaff(office.store, 'viewer')
    const wrong = await signIn({ email, password: 'another long sentence' })
    const unknown = await signIn({ email: email.replace('@', '.x@'), password: 'another long sentence' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.html).toContain('Email or password is wrong')
    const withoutTyped = (html: string) => html.replaceAll(/value="[^"]*"/g, '')
    expect(withoutTyped(unknown.html)).toBe(withoutTyped(wrong.html))
    expect([...wrong.setCookies, ...unknown.setCookies].join()).not.toContain('session')
  })

  test('10.2 is refused for a disabled account as for a wrong password', async () => {
    const { email, id } = await makeStaff(office.store, 'administrator')
    await office.store.db
      .updateTable('staff_user')
      .set({ disabled_at: new Date() })
      .where('id', '=', id)
      .execute()
    const { status, html } = await signIn({ email })
    expect(status).toBe(401)
    expect(html).toContain('Email or password is wrong')
    expect(await sessionsOf(id)).toEqual([])
  })
})

describe('10.3 password guessing', () => {
  test('10.3 is limited per account across all networks, without locking out known devices', async () => {
    const { email } = await makeStaff(office.store, 'coordinator')
    const { browser } = await signIn({ email })
    const guesses = Array.from({ length: limits.signInToAccount.most }, () =>
      signIn({ email, password: 'a guess' }),
    )
    await Promise.all(guesses)
    const stranger = await signIn({ email })
    expect(stranger.status).toBe(429)
    expect(stranger.html).toContain('There were too many attempts. Please try again in 15 minutes.')
    expect((await signIn({ email }, browser)).status).toBe(303)
  })

  test('10.3 gets no exception for a device known for another account', async () => {
    const [one, other] = [await makeStaff(office.store, 'viewer'), await makeStaff(office.store, 'viewer')]
    const { browser } = await signIn(one)
    for (let at = 0; at < limits.signInToAccount.most; at++)
      await signIn({ ...other, password: 'a guess' }, browser)
    expect((await signIn(other)).status).toBe(429)
  })

  test('10.3 is limited per network across all accounts', async () => {
    const from = anotherCaller()
    const { email } = await makeStaff(office.store, 'viewer')
    const guesses = Array.from({ length: limits.signIn.most }, (_, at) =>
      signIn({ email: `guess-${at}@aster.example`, password: 'a guess' }, office.newBrowser('', from)),
    )
    expect((await Promise.all(guesses)).map(({ status }) => status)).not.toContain(429)
    expect((await signIn({ email }, office.newBrowser('', from))).status).toBe(429)
    expect((await signIn({ email })).status).toBe(303)
  })
})

describe('10.4 a session', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

  test('10.4 ends on sign-out, in the database too', async () => {
    const { browser, cookie, id } = await office.signedInAs('editor')
    const { status, location, setCookies } = await browser.post(paths.adminSignOut(), {})
    expect([status, location]).toEqual([303, `${paths.login()}?out`])
    expect(setCookies.join()).toContain('session_token=; Max-Age=0')
    expect(await sessionsOf(id)).toEqual([])
    expect(await open(paths.admin(), cookie)).toBe(303)
  })

  test('10.4 ends after 8 hours without use; each use extends it', async () => {
    const { cookie, id } = await office.signedInAs('editor')
    const session = office.store.db.updateTable('staff_session').where('user_id', '=', id)
    await session.set({ expires_at: new Date(Date.now() + 60_000) }).execute()
    expect(await open(paths.admin(), cookie)).toBe(200)
    const [inUse] = await sessionsOf(id)
    expect(inUse?.expires_at.getTime()).toBeGreaterThan(ago(-7.9).getTime())
    await session.set({ expires_at: ago(0) }).execute()
    expect(await open(paths.admin(), cookie)).toBe(303)
  })

  test('10.4 ends after 7 days, however busy', async () => {
    const { cookie, id } = await office.signedInAs('editor')
    const session = office.store.db.updateTable('staff_session').where('user_id', '=', id)
    await session.set({ created_at: ago(7 * 24 - 1) }).execute()
    expect(await open(paths.admin(), cookie)).toBe(200)
    await session.set({ created_at: ago(7 * 24 + 1) }).execute()
    expect(await open(paths.admin(), cookie)).toBe(303)
    expect(await sessionsOf(id)).toEqual([])
  })

  test('10.4 cannot be taken over from the database, since the cookie is signed', async () => {
    const { id, cookie } = await office.signedInAs('administrator')
    const [session] = await sessionsOf(id)
    const [name] = cookie.split('=')
    for (const forged of [`${name}=${session?.token}`, `${name}=${session?.token}.${'A'.repeat(43)}%3D`]) {
      expect(await open(paths.admin(), forged)).toBe(303)
    }
  })
})
