import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../src/domain/api/endpoints.ts'
import { paths } from '../../src/domain/paths.ts'
import { newToken } from '../../src/services/protection/tokens.ts'
import { mountApi } from '../api/api-app.ts'
import { type Office, openOffice } from '../api/office.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { isFull, tellFigures } from '../harness/setup/trial.ts'
import { makeStaff, passwordOfTests, signInAs } from '../harness/staff/staff.ts'
import { openSession } from './actors.ts'
import { aim } from './aimed-paths.ts'
import { fingerprint } from './fingerprint.ts'
import { anyCaller, type Client, openClient, ownPage } from './http-client.ts'
import { keepVictims, type Victims } from './victims.ts'

let office: Office
let client: Client
let victims: Victims
let page: Awaited<ReturnType<typeof ownPage>>
beforeAll(async () => {
  office = await openOffice()
  client = openClient(office.url)
  victims = await keepVictims(office.store)
  page = await ownPage(client)
})
afterAll(async () => {
  client.close()
  await office.close()
})

describe('30.7 a field that no form asks for', () => {
  /** Fields that only the server sets. */
  const decided = {
    id: randomUUID(),
    kind: 'trainer',
    status: 'active',
    version: 99,
    number: 1,
    score: 100,
    role: 'administrator',
    reviewer: 'me',
    assignee_id: randomUUID(),
    created_at: '2000-01-01T00:00:00Z',
    given_at: '2000-01-01T00:00:00Z',
    consent_given_at: '2000-01-01T00:00:00Z',
    email_verified: true,
    verdict: 'fine',
    application_id: randomUUID(),
  }
  const writing = Object.entries<Endpoint>(endpoints).filter(
    ([, { request, form, edits }]) => request?.body || form || edits,
  )

  async function call({ method, path, form }: Endpoint, cookie: string, body: unknown) {
    const read = async (url: string) =>
      JSON.parse(
        (await client.call({ method: 'GET', path: url, headers: { 'x-forwarded-for': anyCaller() } })).body,
      )
    const proof = form && { 'x-captcha-token': await solveCaptcha(form.id, read) }
    return client.call({
      method,
      path: aim(path, victims),
      headers: {
        ...page,
        ...proof,
        cookie: `${page.cookie}; ${cookie}`,
        'content-type': 'application/json',
        'x-forwarded-for': anyCaller(),
      },
      body: JSON.stringify(body),
    })
  }

  test('is accepted by no call from any caller, neither at the top level nor among the answers', async () => {
    const { store } = office
    const { cookie: staff } = await office.signedInAs('administrator')
    const sessions = {
      '/api/hospital-applications': await openSession(store, victims.hospital.id),
      '/api/trainers-applications': await openSession(store, victims.trainer.id),
      '': await openSession(store, victims.expert.id),
    }
    const before = await fingerprint(store)
    const told: string[] = []
    let tried = 0
    for (const [at, [name, endpoint]] of writing.entries()) {
      const [, own = ''] = Object.entries(sessions).find(([start]) => endpoint.path.startsWith(start)) ?? []
      const { example = {} } = endpoint
      const inner = ['answers', 'fieldsToUpdate'].find((key) => Object.hasOwn(example as object, key))
      const bodies = [
        ...Object.entries(decided).flatMap(([key, value], turn) =>
          !isFull && (at + turn) % 5 > 0
            ? []
            : Object.hasOwn(example as object, key)
              ? []
              : [{ ...(example as object), [key]: value }],
        ),
        ...(inner
          ? [
              {
                ...(example as object),
                [inner]: { ...(example as Record<string, object>)[inner], ...decided },
              },
            ]
          : []),
      ]
      for (const body of bodies) {
        const heard = await call(endpoint, `${staff}; ${own}`, body)
        expect([name, Object.keys(body), heard.status >= 400 && heard.status < 500]).toEqual([
          name,
          Object.keys(body),
          true,
        ])
        tried++
        if (heard.body.includes('unknown_field')) told.push(name)
      }
    }
    tellFigures('fields that are not asked', {
      calls: writing.length,
      'told by name': new Set(told).size,
      tried,
      taken: 0,
    })
    const { audit: _, ...after } = await fingerprint(store)
    const { audit: __, ...earlier } = before
    expect(after).toEqual(earlier)
  }, 120_000)

  test('does not change the role of an invitation', async () => {
    const { browser } = await office.signedInAs('administrator')
    const email = 'newcomer@aster.example'
    await browser.post(paths.adminUsers(), { _action: 'invite', email, role: 'viewer' })
    const token = new URL(await office.linkMailedTo(email), office.url).searchParams.get('token') ?? ''
    const typed = { token, name: 'New Comer', password: 'otter lantern gravel quince' }
    const more = {
      role: 'administrator',
      email: 'other@aster.example',
      id: randomUUID(),
      email_verified: 'true',
    }
    expect((await office.newBrowser().post(paths.loginLink(), { ...typed, ...more })).status).toBe(201)
    const { role } = await office.store.db
      .selectFrom('staff_user')
      .select('role')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(role).toBe('viewer')
  })
})

describe('30.8 a session', () => {
  const readOwn = (hash: string, cookie: string) =>
    client.call({
      method: 'GET',
      path: `/api/experts-applications/get-by-email-hash/${hash}`,
      headers: { cookie, 'x-forwarded-for': anyCaller() },
    })
  const post = (path: string, body: object, cookie: string) =>
    client.call({
      method: 'POST',
      path,
      headers: {
        ...page,
        cookie: `${page.cookie}; ${cookie}`,
        'content-type': 'application/json',
        'x-forwarded-for': anyCaller(),
      },
      body: JSON.stringify(body),
    })
  const sessionIn = (cookies: readonly string[] = []) =>
    /EDIT-SESSION=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? ''

  test('of an applicant cannot be fixated', async () => {
    const { hash, email, pin } = await keepExpert(office.store)
    const stranger = await keepExpert(office.store)
    for (const planted of [`EDIT-SESSION=${newToken()}`, await openSession(office.store, stranger.id)]) {
      const { headers } = await post('/api/experts-applications/authenticate', { hash, email, pin }, planted)
      const session = sessionIn(headers['set-cookie'])
      expect(session).toHaveLength(22)
      expect(planted).not.toContain(session)
      expect([401, 404]).toContain((await readOwn(hash, planted)).status)
      expect((await readOwn(hash, `EDIT-SESSION=${session}`)).status).toBe(200)
    }
  })

  test('of an applicant changes with each sign-in, and sign-out ends it on the server', async () => {
    const { hash, email, pin } = await keepExpert(office.store)
    const sign = async () =>
      sessionIn(
        (await post('/api/experts-applications/authenticate', { hash, email, pin }, '')).headers[
          'set-cookie'
        ],
      )
    const [first, second] = [await sign(), await sign()]
    expect(first).not.toBe(second)
    await post('/api/edit-session/sign-out', {}, `EDIT-SESSION=${first}`)
    expect((await readOwn(hash, `EDIT-SESSION=${first}`)).status).toBe(401)
    expect((await readOwn(hash, `EDIT-SESSION=${second}`)).status).toBe(200)
  })

  test('of staff cannot be fixated', async () => {
    const { cookie: planted } = await office.signedInAs('viewer')
    const { email, id } = await makeStaff(office.store, 'administrator')
    const browser = office.newBrowser(planted)
    await browser.post(paths.login(), { email, password: passwordOfTests })
    expect((await browser.open(paths.adminUsers())).status).toBe(200)
    expect(browser.cookie).not.toContain(planted.split('=')[1] ?? planted)
    expect((await office.newBrowser(planted).open(paths.admin())).status).toBe(303)
    const made = await office.store.db
      .selectFrom('staff_session')
      .select('token')
      .where('user_id', '=', id)
      .execute()
    expect(made).toHaveLength(1)
  })

  test('on https cannot be planted by a sibling domain', async () => {
    const api = await mountApi(office.store)
    const ask = async (url: string, cookie: string) =>
      (await api.app.inject({ url, headers: { cookie }, remoteAddress: '10.8.8.8' })).statusCode
    const { hash, id } = await keepExpert(office.store)
    const token = /=(.+)/.exec(await openSession(office.store, id))?.[1]
    const own = `/api/experts-applications/get-by-email-hash/${hash}`
    const names = ['EDIT-SESSION', '__Secure-EDIT-SESSION', '__Host-EDIT-SESSION']
    const applicants = []
    for (const name of names) applicants.push(await ask(own, `${name}=${token}`))
    expect(applicants).toEqual([401, 401, 200])

    const { cookie } = await signInAs(office.store, 'viewer')
    const [, session] = /session_token=([^;]+)/.exec(cookie) ?? []
    const staff = []
    for (const prefix of ['', '__Secure-', '__Host-'])
      staff.push(await ask('/api/admin/applications/experts', `${prefix}aster.session_token=${session}`))
    expect(staff.map((status) => status === 401)).toEqual([true, true, false])
    await api.stop()
  })
})
