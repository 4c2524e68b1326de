import cookie from '@fastify/cookie'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/domain/refusals.ts'
import { answerError } from '../../../src/http/problems/answer-problem.ts'
import { refuseForgedRequests } from '../../../src/http/protection/csrf.ts'
import { type Secrets, signerOf, signingKey } from '../../../src/services/protection/signing-key.ts'
import { openServices, type Services } from '../../../src/services/services.ts'
import { deviceCookie, knownDevice } from '../../../src/services/staff/known-device.ts'
import { keepExpert, wrongPin } from '../../harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { tokenOf } from '../../harness/protection/solve-captcha.ts'
import { settingsOfTests } from '../../harness/server/settings-of-tests.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { csrfHeaders } from '../api-app.ts'
import { lastMail, pinIn } from '../applicants/own-expert.ts'
import { codeFor } from '../staff-browser.ts'

const old = { secret: 'the first one: 0123456789 abcdefghij' }
const changing = { secret: 'the second one: 9876543210 jihgfedcba', secretBefore: old.secret }
const changed = { secret: changing.secret }

let database: TestDatabase
let before: Services
let during: Services
let after: Services
beforeAll(async () => {
  database = await freshDatabase()
  before = servicesWith(old)
  during = servicesWith(changing)
  after = servicesWith(changed)
})
afterAll(async () => {
  await Promise.all([before, during, after].map((services) => services.close()))
  await database.drop()
})

function servicesWith(secrets: Secrets): Services {
  const { publicUrl } = settingsOfTests.signIn
  return openServices(database.store, {
    ...settingsOfTests,
    captcha: { ...settingsOfTests.captcha, ...signingKey(secrets, 'captcha') },
    signIn: { publicUrl, ...signingKey(secrets, 'sign-in') },
    preview: signingKey(secrets, 'preview'),
    pins: signingKey(secrets, 'pin'),
  })
}

/** A server with nothing but the CSRF check. */
async function guardedBy(secrets: Secrets) {
  const app = fastify()
  app.setErrorHandler(answerError)
  await app.register(cookie)
  const csrf = signerOf(signingKey(secrets, 'csrf'))
  refuseForgedRequests(app, { mode: 'test', publicUrl: new URL('https://aster.example') }, csrf)
  app.post('/api/contact', async () => 'kept')
  return app
}

async function signIn(services: Services, email: string) {
  const browser = { caller: email, cookies: '' }
  const { setCookies, needsCode } = granted(
    await services.staff.signInStaff(browser, { email, password: passwordOfTests }),
  )
  return { cookies: cookiesOf(setCookies), needsCode }
}

const cookiesOf = (setCookies: readonly string[]) => setCookies.map((one) => one.split(';', 1)[0]).join('; ')

function granted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

describe('while the secret is being replaced', () => {
  test('staff stay signed in; a session not used until the former secret is removed ends', async () => {
    const { id, email } = await makeStaff(database.store, 'coordinator')
    const { cookies } = await signIn(before, email)
    expect((await during.staff.resumeStaffSession(cookies))?.staff.id).toBe(id)
    expect(await after.staff.resumeStaffSession(cookies)).toBeUndefined()
    expect(await during.staff.resumeStaffSession(cookies.replace(/=\w/, '=_'))).toBeUndefined()
  })

  test('a session in use is re-signed with the new secret, which also signs new ones', async () => {
    const { id, email } = await makeStaff(database.store, 'viewer')
    const used = await signIn(before, email)
    await database.store.db
      .updateTable('staff_session')
      .set({ expires_at: new Date(Date.now() + 7 * 3_600_000) }) // last used an hour ago
      .where('user_id', '=', id)
      .execute()
    const resumed = await during.staff.resumeStaffSession(used.cookies)
    const fresh = await signIn(during, email)
    for (const cookies of [cookiesOf(resumed?.setCookies ?? []), fresh.cookies]) {
      expect((await after.staff.resumeStaffSession(cookies))?.staff.id).toBe(id)
    }
  })

  test('the second step keeps working, also between password and code, and after the former secret is removed', async () => {
    const person = await makeStaff(database.store, 'editor')
    const { cookies } = await signIn(before, person.email)
    const uri = granted(await before.staff.beginSecondFactor(cookies, passwordOfTests))
    const key = /secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? ''
    const confirmed = { cookies, code: codeFor(key) }
    const { recoveryCodes } = granted(await before.staff.confirmSecondFactor(person, confirmed))

    const between = await signIn(before, person.email)
    expect(between.needsCode).toBe(true)
    await during.staff.renewSecondSteps()
    const caller = person.email
    const entered = await during.staff.enterCode({ cookies: between.cookies, caller }, codeFor(key, 1))
    expect(entered.ok).toBe(true)
    await during.staff.renewSecondSteps() // idempotent
    const last = await signIn(after, person.email)
    const recovered = await after.staff.enterCode({ cookies: last.cookies, caller }, recoveryCodes[0] ?? '')
    expect(recovered.ok).toBe(true)
    const stale = await signIn(before, person.email)
    await expect(before.staff.enterCode({ cookies: stale.cookies, caller }, codeFor(key))).rejects.toThrow()
  })

  test('a solved challenge and an open page are valid until the former secret is removed', async () => {
    const challenge = granted(await before.protection.issueChallenge('contact')) as Challenge
    const token = tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
    expect(granted(await during.protection.verifyCaptcha(token)).success).toBe(true)
    expect(granted(await after.protection.verifyCaptcha(token)).success).toBe(false)
    const stamp = before.protection.stampPage('contact')
    expect(await during.protection.stampPageAgain('contact', stamp)).toBe(stamp)
    expect(await after.protection.stampPageAgain('contact', stamp)).not.toBe(stamp)
  })

  test('a preview link works until the former secret is removed', async () => {
    const draft = { slug: 'a-ward', title: 'A ward', synopsis: 'S', country_region: 'Ghana', position: 9 }
    const { id } = await database.store.db
      .insertInto('story')
      .values({ ...draft, content: '<p>Words</p>' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { path } = granted(await before.content.linkToDraft(id))
    const query = new URL(path, 'https://aster.example').searchParams
    const shown = {
      staff: undefined,
      locale: 'en' as const,
      until: query.get('until') ?? '',
      mark: query.get('mark') ?? '',
    }
    expect((await during.content.previewStory(draft.slug, shown)).ok).toBe(true)
    expect((await after.content.previewStory(draft.slug, shown)).ok).toBe(false)
  })

  test('an open page can send its form until the former secret is removed', async () => {
    const headers = await csrfHeaders(await guardedBy(old))
    const statuses = []
    for (const secrets of [changing, changed]) {
      const app = await guardedBy(secrets)
      statuses.push((await app.inject({ method: 'POST', url: '/api/contact', headers })).statusCode)
    }
    expect(statuses).toEqual([200, 403])
  })

  test('a known device stays known until the former secret is removed', () => {
    const email = 'ama@aster.example'
    const { publicUrl } = settingsOfTests.signIn
    const known = deviceCookie(email, { publicUrl, ...signingKey(old, 'sign-in') })
    expect(knownDevice(known, email, { publicUrl, ...signingKey(changing, 'sign-in') })).toBeDefined()
    expect(knownDevice(known, email, { publicUrl, ...signingKey(changed, 'sign-in') })).toBeUndefined()
  })

  test('the PIN of an applicant keeps working; one not used until the former secret is removed must be replaced', async () => {
    const { store } = database
    const used = await keepExpert(store, {}, 'submitted', signingKey(old, 'pin'))
    const unused = await keepExpert(store, {}, 'submitted', signingKey(old, 'pin'))
    expect((await during.applicants.authenticate('expert', { ...used, pin: wrongPin(used) })).ok).toBe(false)
    expect((await during.applicants.authenticate('expert', used)).ok).toBe(true)
    expect((await after.applicants.authenticate('expert', used)).ok).toBe(true)
    expect((await after.applicants.authenticate('expert', unused)).ok).toBe(false)
    await after.applicants.sendNewPin('expert', unused.hash)
    const pin = pinIn((await lastMail(store, unused.id))?.text)
    expect((await after.applicants.authenticate('expert', { ...unused, pin })).ok).toBe(true)
  })

  test('links and sessions of applicants do not depend on the secret', async () => {
    const expert = await keepExpert(database.store, {}, 'submitted', signingKey(old, 'pin'))
    const { sessionToken } = granted(await before.applicants.authenticate('expert', expert))
    expect(await after.applicants.resumeEditSession(sessionToken)).toBeDefined()
  })
})
