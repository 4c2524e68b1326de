import { symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { openServices } from '../../../src/services/services.ts'
import { settingsOfTests, signInOfTests } from '../../harness/server/settings-of-tests.ts'
import { passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'
import { codeFor, type StaffBrowser } from '../staff-browser.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

describe('10.8 the second step', () => {
  async function turnOn(browser: StaffBrowser) {
    const begun = await browser.post(paths.adminSecondFactor(), {
      _action: 'begin',
      password: passwordOfTests,
    })
    const key = /<code>([A-Z2-7]+)<\/code>/.exec(begun.html)?.[1] ?? ''
    const code = codeFor(key)
    const done = await browser.post(paths.adminSecondFactor(), { _action: 'confirm', code })
    return { key, code, codes: codesIn(done.html), html: done.html }
  }
  const codesIn = (html: string) =>
    [...html.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, code = '']) => code)
  async function askedForCode(email: string) {
    const browser = office.newBrowser()
    const { location } = await browser.post(paths.login(), { email, password: passwordOfTests })
    expect(location).toBe(paths.loginCode())
    expect((await browser.open(paths.admin())).status).toBe(303)
    return browser
  }

  test('10.8 asks for a code after the password; each code counts once', async () => {
    const { browser, email } = await office.signedInAs('coordinator')
    const { key } = await turnOn(browser)
    const code = codeFor(key, 1)
    const one = await askedForCode(email)
    const wrong = await one.post(paths.loginCode(), { code: '000000' })
    expect([wrong.status, wrong.html.includes('This code is wrong')]).toEqual([422, true])
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await one.post(paths.loginCode(), { code: spaced })).location).toBe(paths.admin())
    expect((await one.open(paths.admin())).status).toBe(200)
    const again = await askedForCode(email)
    expect((await again.post(paths.loginCode(), { code })).status).toBe(422)
    expect((await again.open(paths.admin())).status).toBe(303)
  })

  test('10.8 the code that turns it on counts as used', async () => {
    const { browser, email } = await office.signedInAs('coordinator')
    const { code } = await turnOn(browser)
    const other = await askedForCode(email)
    expect((await other.post(paths.loginCode(), { code })).status).toBe(422)
    expect((await other.open(paths.admin())).status).toBe(303)
    const repeated = await browser.post(paths.adminSecondFactor(), { _action: 'confirm', code })
    expect([repeated.status, repeated.location]).toEqual([303, paths.adminSecondFactor()])
  })

  test('10.8 gives recovery codes, shown once and each usable once', async () => {
    const { browser, email } = await office.signedInAs('editor')
    const { codes } = await turnOn(browser)
    expect(new Set(codes).size).toBe(10)
    expect((await browser.open(paths.adminSecondFactor())).html).not.toContain(codes[0])
    const enter = async (code = '') =>
      (await (await askedForCode(email)).post(paths.loginCode(), { code })).status
    expect([await enter(codes[0]), await enter(codes[0]), await enter(codes[1])]).toEqual([303, 422, 303])
    const page = await browser.open(paths.adminSecondFactor())
    expect(page.html).toContain('You have 8 recovery codes left.')
    const set = /name="set" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const guess = await browser.post(paths.adminSecondFactor(), {
      _action: 'renew',
      set,
      password: 'a guess',
    })
    expect(guess.status).toBe(422)
    const renew = { _action: 'renew', set, password: passwordOfTests }
    const renewed = await browser.post(paths.adminSecondFactor(), renew)
    expect(renewed.html).toContain('Your recovery codes')
    expect(await enter(codes[2])).toBe(422)
    const again = await browser.post(paths.adminSecondFactor(), renew)
    expect([again.status, again.html.includes('Your recovery codes')]).toEqual([409, false])
    expect(await enter(codesIn(renewed.html)[0])).toBe(303)
  })

  test('10.8 recovery codes are typed in any case, with or without dashes, and stored as hashes', async () => {
    const { browser, email, id } = await office.signedInAs('editor')
    const { codes, html } = await turnOn(browser)
    const [one = '', two = '', three = ''] = codes
    const enter = async (code: string) =>
      (await (await askedForCode(email)).post(paths.loginCode(), { code })).status
    const typed = [one.toLowerCase(), two.replaceAll('-', ''), three.replaceAll('-', ' ')]
    for (const code of typed) expect(await enter(code)).toBe(303)
    const { backup_codes: stored } = await office.store.db
      .selectFrom('staff_two_factor')
      .select('backup_codes')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    const hashes: string[] = JSON.parse(stored)
    expect(hashes).toHaveLength(7)
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/)
    const [, file = ''] = /download="aster-recovery-codes.txt"/.test(html)
      ? (/href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(html) ?? [])
      : []
    for (const code of codes) expect(decodeURIComponent(file)).toContain(code)
  })

  test('10.8 recovery codes encrypted by an earlier release still work, and are hashed at startup', async () => {
    const { browser, email, id } = await office.signedInAs('viewer')
    await turnOn(browser)
    const { key } = signInOfTests(office.url)
    const old = ['aB3dE-fGh1j', 'kLm2N-oPq4r', 'sTu5V-wXy6z']
    const row = () => office.store.db.updateTable('staff_two_factor').where('user_id', '=', id)
    await row()
      .set({ backup_codes: await symmetricEncrypt({ key, data: JSON.stringify(old) }) })
      .execute()
    const enter = async (code = '') =>
      (await (await askedForCode(email)).post(paths.loginCode(), { code })).status
    expect([await enter(old[0]), await enter(old[0])]).toEqual([303, 422])
    await row()
      .set({ backup_codes: await symmetricEncrypt({ key, data: JSON.stringify(old) }) })
      .execute()
    const services = openServices(office.store, settingsOfTests)
    await services.staff.renewSecondSteps()
    await services.close()
    const { backup_codes: stored } = await office.store.db
      .selectFrom('staff_two_factor')
      .select('backup_codes')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatch(/^\["\$argon2id\$/)
    expect([await enter(old[1]), await enter(old[1]), await enter(old[2]?.toLowerCase())]).toEqual([
      303, 422, 303,
    ])
  })

  test('10.8 is turned on only with a code of the app, and changed only with the password', async () => {
    const { browser, email } = await office.signedInAs('viewer')
    const factor = (fields: Record<string, string>) => browser.post(paths.adminSecondFactor(), fields)
    expect((await factor({ _action: 'begin', password: 'a guess' })).status).toBe(422)
    const begun = await factor({ _action: 'begin', password: passwordOfTests })
    const uri = (/name="uri" value="([^"]+)"/.exec(begun.html)?.[1] ?? '').replaceAll('&amp;', '&')
    const wrong = await factor({ _action: 'confirm', code: '000000', uri })
    const key = /<code>[A-Z2-7]+<\/code>/
    expect([wrong.status, key.exec(wrong.html)?.[0]]).toEqual([422, key.exec(begun.html)?.[0]])
    const signIn = () => office.newBrowser().post(paths.login(), { email, password: passwordOfTests })
    expect((await signIn()).location).toBe(paths.admin())
    await turnOn(browser)
    expect((await factor({ _action: 'end', password: 'a guess' })).status).toBe(422)
    expect((await signIn()).location).toBe(paths.loginCode())
    expect((await factor({ _action: 'end', password: passwordOfTests })).html).toContain(
      'The second step is off',
    )
    expect((await signIn()).location).toBe(paths.admin())
  })

  test('10.8 turning it on or off, or removing a passkey, ends all other sessions', async () => {
    const { browser, id, email } = await office.signedInAs('viewer')
    let codes: string[] = []
    async function signInElsewhere() {
      const other = office.newBrowser()
      const { location } = await other.post(paths.login(), { email, password: passwordOfTests })
      if (location === paths.loginCode()) await other.post(paths.loginCode(), { code: codes[0] ?? '' })
      expect((await other.open(paths.admin())).status).toBe(200)
      return other
    }
    const passkey = { user_id: id, public_key: 'key', credential_id: id, counter: 0, backed_up: false }
    const { id: passkeyId } = await office.store.db
      .insertInto('staff_passkey')
      .values({ ...passkey, device_type: 'singleDevice' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const changes = [
      async () => {
        codes = (await turnOn(browser)).codes
      },
      () => browser.post(paths.adminSecondFactor(), { _action: 'end', password: passwordOfTests }),
      () => browser.post(paths.adminPasskeys(), { id: passkeyId, password: passwordOfTests }),
    ]
    for (const change of changes) {
      const other = await signInElsewhere()
      await change()
      expect((await other.open(paths.admin())).status).toBe(303)
      expect((await browser.open(paths.admin())).status).toBe(200)
    }
  })

  test('10.8 requires the password again after five wrong codes', async () => {
    const { browser, email } = await office.signedInAs('viewer')
    const { key } = await turnOn(browser)
    const guesser = await askedForCode(email)
    for (let at = 0; at < 5; at++) await guesser.post(paths.loginCode(), { code: `00000${at}` })
    const right = await guesser.post(paths.loginCode(), { code: codeFor(key, 1) })
    expect([right.status, right.html.includes('Please sign in again')]).toEqual([401, true])
    expect((await office.newBrowser().post(paths.loginCode(), { code: codeFor(key, 1) })).status).toBe(401)
  })

  test('10.8 refuses an account that was disabled after the password', async () => {
    const { browser, email, id } = await office.signedInAs('viewer')
    const { key } = await turnOn(browser)
    const other = await askedForCode(email)
    const disabled = { disabled_at: new Date() }
    await office.store.db.updateTable('staff_user').set(disabled).where('id', '=', id).execute()
    expect((await other.post(paths.loginCode(), { code: codeFor(key, 1) })).status).toBe(401)
    expect((await other.open(paths.admin())).status).toBe(303)
  })

  test('10.8 can be turned off by an administrator for a person without codes', async () => {
    const [administrator, other] = [
      await office.signedInAs('administrator'),
      await office.signedInAs('viewer'),
    ]
    await turnOn(other.browser)
    const page = await administrator.browser.post(paths.adminUser(other.id), { _action: 'removeFactor' })
    expect(page.html).toContain('Their second step is off')
    expect((await other.browser.open(paths.admin())).status).toBe(303)
    const typed = { email: other.email, password: passwordOfTests }
    expect((await office.newBrowser().post(paths.login(), typed)).location).toBe(paths.admin())
  })
})
