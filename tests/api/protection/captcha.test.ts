import { randomUUID } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { captchaOfTests, tokenOf } from '../../harness/protection/solve-captcha.ts'
import { type ApiApp, captchaHeader, csrfHeaders, message, mountApi, startApi } from '../api-app.ts'
import { createCaller } from '../applications/expert-application.ts'

let api: ApiApp
let caller: ReturnType<typeof createCaller>
beforeAll(async () => {
  api = await startApi()
  caller = createCaller(api)
})
afterAll(() => api.stop())

const tokenFor = async (form: 'contact' | 'expert') =>
  (await captchaHeader(api.app, form))['x-captcha-token'] ?? ''
const write = (token: string) => caller.post(apiPaths.contact, message, { 'x-captcha-token': token })
const verify = async (token: unknown) => (await caller.post('/api/auth/verify-captcha', { token })).json()
const contentOf = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString())
const messages = async () =>
  (await api.database.store.db.selectFrom('contact_message').select('id').execute()).length

function later(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

describe('a challenge', () => {
  const ask = (query: string) =>
    api.app.inject({ url: apiPaths.captchaChallenge + query, remoteAddress: '10.250.0.1' })

  test('is for one named form, and is not cached', async () => {
    const answer = await ask('?form=hospital')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      data: { form: 'hospital' },
    })
    for (const [query, errors] of [
      ['', { form: 'required' }],
      ['?form=login', { form: 'invalid_choice' }],
      ['?form=expert&cost=1', { cost: 'unknown_field' }],
    ] as const) {
      const refused = await ask(query)
      expect([refused.statusCode, refused.json().errors]).toEqual([400, errors])
    }
  })

  test('is rate limited per caller', async () => {
    let given = 0
    const once = () =>
      api.app.inject({ url: `${apiPaths.captchaChallenge}?form=expert`, remoteAddress: '10.250.0.2' })
    while ((await once()).statusCode === 200) given++
    expect(given).toBe(limits.challenge.most)
  })
})

describe('a form', () => {
  test('8.10 without a valid proof is refused in the specified words and not stored', async () => {
    const before = await messages()
    const { challenge, solution } = contentOf(await tokenFor('contact'))
    const { parameters } = challenge
    const other = contentOf(await tokenFor('contact'))
    const unsigned = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 0, deriveKey })
    const changed = (changes: object) =>
      tokenOf({ challenge: { ...challenge, parameters: { ...parameters, ...changes } }, solution })
    const wrong: Record<string, string> = {
      missing: '',
      'no base64': '%%%',
      'no JSON': Buffer.from('hello').toString('base64'),
      'no object': tokenOf(null),
      'a list': tokenOf([]),
      'without a solution': tokenOf({ challenge }),
      'another key': tokenOf({ challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } }),
      'the solution of another': tokenOf({ challenge, solution: other.solution }),
      'less work': changed({ cost: 1 }),
      'endless work': changed({ cost: 2 ** 40 }),
      'a shorter prefix': changed({ keyPrefix: parameters.keyPrefix.slice(0, 2) }),
      'another form': changed({ data: { form: 'expert' } }),
      'a later expiry': changed({ expiresAt: parameters.expiresAt + 3600 }),
      'another nonce': changed({ nonce: '0'.repeat(32) }),
      'another algorithm': changed({ algorithm: 'SHA-256' }),
      'an extra parameter': changed({ extra: 1 }),
      'not signed': tokenOf({ challenge: unsigned, solution: { ...solution, counter: 0 } }),
      'signed by others': tokenOf({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
      'a fraction': tokenOf({ challenge, solution: { ...solution, counter: 0.5 } }),
      'prototype keys': Buffer.from('{"__proto__":{"challenge":1},"constructor":1}').toString('base64'),
      'deep nesting': Buffer.from('['.repeat(700)).toString('base64'),
      'very long': 'a'.repeat(10_000),
    }
    for (const [what, token] of Object.entries(wrong)) {
      const answer = await write(token)
      expect([answer.statusCode, answer.json().code], what).toEqual([422, 'captcha_failed'])
      expect(answer.json().title).toBe('Captcha verification failed. Please try again.')
    }
    expect(await messages()).toBe(before)
    expect((await write(tokenOf({ challenge, solution }))).statusCode).toBe(201)
  })

  test('does not accept an expired proof', async () => {
    const token = await tokenFor('contact')
    const own = await csrfHeaders(api.app)
    later(3_601_000)
    const headers = { ...own, 'x-captcha-token': token }
    const answer = await api.app.inject({ method: 'POST', url: apiPaths.contact, payload: message, headers })
    expect(answer.json().code).toBe('captcha_failed')
    expect(await verify(token)).toEqual({ success: false })
  })
})

describe('a proof', () => {
  test('counts once, also on concurrent requests to several instances', async () => {
    const second = await mountApi(api.database.store)
    onTestFinished(() => second.stop())
    const before = await messages()
    const token = await tokenFor('contact')
    const send = async (app: FastifyInstance, turn: number) => {
      const headers = { ...(await csrfHeaders(app)), 'x-captcha-token': token }
      const payload = { ...message, message: `Turn ${turn}` }
      const remoteAddress = `10.251.0.${turn}`
      return app.inject({ method: 'POST', url: apiPaths.contact, payload, headers, remoteAddress })
    }
    const turns = [1, 2, 3, 4, 5, 6, 7, 8]
    const answers = await Promise.all(turns.map((turn) => send(turn % 2 ? api.app : second.app, turn)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(422)])
    expect(await messages()).toBe(before + 1)
  })

  test('is not used up by answers that are refused', async () => {
    const answers = await caller.complete()
    const proof = { 'x-captcha-token': await tokenFor('expert') }
    expect((await caller.apply({ ...answers, name: '' }, proof)).statusCode).toBe(422)
    expect((await caller.apply({ ...answers, resume: randomUUID() }, proof)).statusCode).toBe(422)
    expect((await caller.apply(answers, proof)).statusCode).toBe(201)
  })

  test('reveals for one address only whether it is known, also on concurrent requests', async () => {
    const known = await caller.complete()
    await caller.apply(known)
    const asking = { ...(await caller.complete()), email: known.email }
    const proof = { 'x-captcha-token': await tokenFor('expert') }
    const answers = await Promise.all([1, 2, 3].map(() => caller.apply(asking, proof)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([406, 422, 422])
    expect((await caller.apply(await caller.complete(), proof)).json().code).toBe('captcha_failed')
  })

  test('is not used up by a file in two fields, an error that does not reveal whether the address is known', async () => {
    const known = await caller.complete()
    await caller.apply(known)
    const { resume, ...answers } = await caller.complete()
    const proof = { 'x-captcha-token': await tokenFor('expert') }
    for (const email of [known.email, answers.email]) {
      const sameFile = await caller.apply({ ...answers, email, resume, endorsement: resume }, proof)
      expect([sameFile.statusCode, sameFile.json().errors]).toEqual([422, { endorsement: 'upload_gone' }])
    }
    expect((await caller.apply({ ...answers, resume }, proof)).statusCode).toBe(201)
  })

  test('that is used up still gets the same response for a retry under its idempotency key', async () => {
    const answers = await caller.complete()
    const again = { 'x-captcha-token': await tokenFor('expert'), 'idempotency-key': randomUUID() }
    const first = await caller.apply(answers, again)
    expect(first.statusCode).toBe(201)
    const both = await Promise.all([caller.apply(answers, again), caller.apply(answers, again)])
    expect(both.map(({ body }) => body)).toEqual([first.body, first.body])
    const other = await caller.apply(await caller.complete(), again)
    expect(other.json().code).toBe('captcha_failed')

    const headers = { 'x-captcha-token': await tokenFor('contact'), 'idempotency-key': randomUUID() }
    const sent = await caller.post(apiPaths.contact, message, headers)
    expect((await caller.post(apiPaths.contact, message, headers)).body).toBe(sent.body)
  })

  test('is forgotten after its expiry', async () => {
    const { store } = api.database
    const used = () => store.db.selectFrom('used_pass').select('id').execute()
    await write(await tokenFor('contact'))
    await forgetExpired(store)
    expect(await used()).not.toEqual([])
    await store.db
      .updateTable('used_pass')
      .set({ expires_at: new Date(Date.now() - 3_700_000) })
      .execute()
    await forgetExpired(store)
    expect(await used()).toEqual([])
  })
})

describe('verify-captcha', () => {
  test('says whether a token is valid, and does not use it up', async () => {
    const token = await tokenFor('contact')
    expect(await verify(token)).toEqual({ success: true })
    expect(await verify(token)).toEqual({ success: true })
    expect((await write(token)).statusCode).toBe(201)
    expect(await verify(token)).toEqual({ success: false })
    expect(await verify('hello')).toEqual({ success: false })
  })

  test('takes a token and nothing else', async () => {
    const long = 'a'.repeat(3000)
    for (const [body, errors] of [
      [{}, { token: 'required' }],
      [{ token: 7 }, { token: 'invalid_type' }],
      [{ token: long }, { token: 'too_long' }],
      [{ token: 'a', form: 'expert' }, { form: 'unknown_field' }],
    ] as const) {
      const answer = await caller.post('/api/auth/verify-captcha', body)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    }
  })
})

test('a challenge signed with another secret is refused', async () => {
  const { key } = captchaOfTests
  const foreign = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 0,
    data: { form: 'contact' },
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: `${key}.`,
  })
  const { derivedKey } = await deriveKey(
    foreign.parameters,
    Buffer.from(foreign.parameters.salt, 'hex'),
    Buffer.from(`${foreign.parameters.nonce}00000000`, 'hex'),
  )
  const solution = { counter: 0, derivedKey: Buffer.from(derivedKey).toString('hex') }
  expect((await write(tokenOf({ challenge: foreign, solution }))).json().code).toBe('captcha_failed')
})
