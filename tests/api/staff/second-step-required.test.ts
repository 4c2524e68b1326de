import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { paths } from '../../../src/domain/paths.ts'
import { isForStaff, mayDo, type Role, roles } from '../../../src/domain/staff/roles.ts'
import { routes } from '../../harness/pages/built-pages.ts'
import { passwordOfTests, signInAs } from '../../harness/staff/staff.ts'
import { csrfHeaders, type MountedApi, mountApi } from '../api-app.ts'
import { type Office, openOffice } from '../office.ts'
import { anotherCaller } from '../staff-browser.ts'
import { requireSecondStep, setUpSecondStep } from './second-step.ts'

let office: Office
let api: MountedApi
let forgeryToken: Record<string, string>
beforeAll(async () => {
  office = await openOffice()
  api = await mountApi(office.store)
  forgeryToken = await csrfHeaders(api.app)
}, 60_000)
afterAll(async () => {
  await api.stop()
  await office.close()
})
beforeEach(() => office.store.db.deleteFrom('second_step_rule').execute())

async function keepPasskey(userId: string, credential = userId) {
  const passkey = { user_id: userId, public_key: 'key', credential_id: credential, counter: 0 }
  const { id } = await office.store.db
    .insertInto('staff_passkey')
    .values({ ...passkey, backed_up: false, device_type: 'singleDevice' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const passkeysOf = (userId: string) =>
  office.store.db.selectFrom('staff_passkey').select('id').where('user_id', '=', userId).execute()

/** Marks the person's sessions as signed in with a passkey, or not. */
const withPasskeySession = (userId: string, with_passkey = true) =>
  office.store.db.updateTable('staff_session').set({ with_passkey }).where('user_id', '=', userId).execute()

async function call(cookie: string, { method, path }: Pick<Endpoint, 'method' | 'path'>) {
  const { cookie: own, ...csrf } = forgeryToken
  const { statusCode, body } = await api.app.inject({
    method,
    url: path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
    headers: { ...csrf, cookie: `${own}; ${cookie}` },
    remoteAddress: anotherCaller(),
  })
  return { status: statusCode, code: body.startsWith('{') ? JSON.parse(body).code : undefined }
}

const staffPages = Object.entries(routes).filter(([, { access }]) => isForStaff(access))
const staffCalls = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => isForStaff(access))
const openPages = [paths.adminSecondFactor(), paths.adminSignOut()]
const openCalls = ['beginPasskey', 'addPasskey']
const isRequiredOf = (role: Role, who: 'administrators' | 'everybody') =>
  who === 'everybody' || role === 'administrator'

describe('10.14 a required second step', () => {
  test.each(roles)('warns %s of the days left, and blocks nothing during them', async (role) => {
    await requireSecondStep(office.store, { administrators: 5, others: 9 })
    const { browser, email } = await office.signedInAs(role)
    const days = role === 'administrator' ? 5 : 9
    const duty = role === 'editor' ? paths.adminContent() : paths.adminAudit()
    for (const path of [paths.admin(), paths.adminAccount(), duty]) {
      const { status, html } = await browser.open(path)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain(`You have ${days} days to set it up.`)
    }
    const typed = { email, password: passwordOfTests }
    expect((await office.newBrowser().post(paths.login(), typed)).location).toBe(paths.admin())
  })

  test.each(
    (['administrators', 'everybody'] as const).flatMap((who) => roles.map((role) => [who, role] as const)),
  )(
    'of %s blocks every page and call for %s after the grace period',
    async (who, role) => {
      await requireSecondStep(office.store, {
        administrators: -1,
        ...(who === 'everybody' && { others: -1 }),
      })
      const { browser, cookie } = await office.signedInAs(role)
      const isHeld = isRequiredOf(role, who)
      for (const [at, [path, { access }]] of staffPages.entries()) {
        // Pages stay open to all roles alike: each role opens some.
        if (!isHeld && at % roles.length !== roles.indexOf(role)) continue
        const asked = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
        if (access !== 'staff' && !mayDo(role, access as 'administer') && !isHeld) continue
        const { status, location } = await browser.open(asked)
        const isOpen = !isHeld || openPages.includes(path)
        expect([path, isOpen ? status < 300 || status === 404 : [status, location]]).toEqual([
          path,
          isOpen ? true : [303, paths.adminSecondFactor()],
        ])
      }
      const page = await browser.open(paths.adminSecondFactor())
      expect(page.html.includes('Please set up a second step to go on')).toBe(isHeld)
      expect(page.html.includes(`href="${paths.adminAudit()}"`)).toBe(!isHeld && role !== 'editor')
      expect(cookie).not.toBe('')
      const { cookie: own } = await signInAs(office.store, role)
      for (const [name, endpoint] of staffCalls) {
        const { status, code } = await call(own, endpoint)
        const isRefused = status === 403 && code === 'second_step_required'
        expect([name, isRefused]).toEqual([name, isHeld && !openCalls.includes(name)])
      }
    },
    120_000,
  )

  test.each(roles)('lets %s continue once it is set up, and sign out before', async (role) => {
    await requireSecondStep(office.store, { administrators: -1, others: -1 })
    const { browser, email } = await office.signedInAs(role)
    expect((await browser.post(paths.adminAccount(), {})).location).toBe(paths.adminSecondFactor())
    expect((await setUpSecondStep(browser)).html).toContain('Your recovery codes')
    const after = await browser.open(paths.adminAccount())
    expect([after.status, after.html.includes('second step to sign in')]).toEqual([200, false])
    const other = await office.signedInAs(role)
    expect((await other.browser.post(paths.adminSignOut(), {})).location).toBe(`${paths.login()}?out`)
    expect((await other.browser.open(paths.adminSecondFactor())).location).toContain(paths.login())
    const again = office.newBrowser()
    const { location } = await again.post(paths.login(), { email, password: passwordOfTests })
    expect(location).toBe(paths.loginCode())
  })

  test('hides staff content of public pages while it is missing', async () => {
    const draft = { slug: 'a-draft', title: 'A draft', synopsis: 'S', country_region: 'Ghana', position: 9 }
    await office.store.db
      .insertInto('story')
      .values({ ...draft, content: '<p>Words</p>' })
      .execute()
    const { browser } = await office.signedInAs('administrator')
    const preview = Object.keys(routes).find((path) => routes[path]?.knowsStaff) ?? ''
    const path = preview.replace(/:\w+/, draft.slug)
    const before = await browser.open(path)
    await requireSecondStep(office.store, { administrators: -1 })
    const after = await browser.open(path)
    expect([before.html.includes('A draft'), after.html.includes('A draft')]).toEqual([true, false])
  })

  test('cannot be turned off for oneself, not even by an administrator', async () => {
    const { browser, id } = await office.signedInAs('administrator')
    await setUpSecondStep(browser)
    await requireSecondStep(office.store, { administrators: 5 })
    const ended = await browser.post(paths.adminSecondFactor(), { _action: 'end', password: passwordOfTests })
    expect([ended.status, ended.html.includes('It cannot be turned off')]).toEqual([403, true])
    expect((await browser.post(paths.adminUser(id), { _action: 'removeFactor' })).status).toBe(409)
    const viewer = await office.signedInAs('viewer')
    await setUpSecondStep(viewer.browser)
    const own = await viewer.browser.post(paths.adminSecondFactor(), {
      _action: 'end',
      password: passwordOfTests,
    })
    expect(own.html).toContain('The second step is off')
    const other = await office.signedInAs('administrator')
    const removed = await other.browser.post(paths.adminUser(id), { _action: 'removeFactor' })
    expect(removed.html).toContain('Their second step is off')
  })

  test('prevents the removal of the last passkey, also on concurrent requests', async () => {
    const { browser, id } = await office.signedInAs('viewer')
    const own = await Promise.all([1, 2].map((one) => keepPasskey(id, `${id}-${one}`)))
    await withPasskeySession(id)
    await requireSecondStep(office.store, { administrators: -1, others: -1 })
    const remove = (passkey: string) =>
      browser.post(paths.adminPasskeys(), { id: passkey, password: passwordOfTests })
    const answers = await Promise.all(own.map(remove))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403])
    const left = await passkeysOf(id)
    expect(left).toHaveLength(1)
    const refused = await remove(left[0]?.id ?? '')
    expect(refused.status).toBe(403)
    expect(refused.html).toContain('A second step is required of your role. It cannot be turned off.')
    expect(refused.html).not.toContain('Remove this passkey')
    expect(await passkeysOf(id)).toEqual(left)
    await setUpSecondStep(browser)
    expect((await remove(left[0]?.id ?? '')).location).toBe(paths.adminPasskeys())
    expect(await passkeysOf(id)).toEqual([])
  })

  test('is required of a passkey session once that passkey is removed', async () => {
    const { browser, id } = await office.signedInAs('viewer')
    const passkey = await keepPasskey(id)
    await withPasskeySession(id)
    const typed = { id: passkey, password: passwordOfTests }
    expect((await browser.post(paths.adminPasskeys(), typed)).location).toBe(paths.adminPasskeys())
    await requireSecondStep(office.store, { administrators: -1, others: -1 })
    expect((await browser.open(paths.admin())).location).toBe(paths.adminSecondFactor())
  })

  test('is met by a passkey; then the password alone gives no access', async () => {
    const { browser, email, id } = await office.signedInAs('administrator')
    await keepPasskey(id)
    await withPasskeySession(id)
    await requireSecondStep(office.store, { administrators: -1 })
    expect((await browser.open(paths.admin())).status).toBe(200)
    const changed = await browser.post(paths.adminAccount(), {
      current: passwordOfTests,
      password: 'otter lantern gravel quince',
    })
    expect(changed.status).toBe(200)
    expect((await browser.open(paths.admin())).status).toBe(200) // the new session is a passkey session, too

    const stranger = office.newBrowser()
    const typed = { email, password: 'otter lantern gravel quince' }
    const refused = await stranger.post(paths.login(), typed)
    expect([refused.status, refused.html.includes('sign in with your passkey')]).toEqual([403, true])
    expect((await stranger.open(paths.adminSecondFactor())).location).toContain(paths.login())
    await withPasskeySession(id, false)
    expect((await browser.open(paths.adminSecondFactor())).location).toContain(paths.login())

    const other = await office.signedInAs('administrator')
    await setUpSecondStep(other.browser)
    await other.browser.post(paths.adminUser(id), { _action: 'removeFactor' })
    const lost = office.newBrowser()
    expect((await lost.post(paths.login(), typed)).location).toBe(paths.admin())
    expect((await setUpSecondStep(lost, typed.password)).html).toContain('Your recovery codes')
  })
})
