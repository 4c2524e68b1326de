import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert, type OwnExpert, wrongPin } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, mountApi, startApi } from '../api-app.ts'
import { experts, lastMail, openBrowser, pinIn } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const unknown = { hash: 'q7VhN2c0T1mXo3kZr8Yw5g', email: 'nobody@hospital.example', pin: '123456' }

async function failTimes(times: number, expert: OwnExpert) {
  const wrong = { ...expert, pin: wrongPin(expert) }
  const browser = openBrowser(api.app)
  const answers = []
  for (let turn = 0; turn < times; turn++) answers.push(await browser.authenticate(wrong))
  return answers
}

/** Sets the failure count directly: each real failure costs a slow hash. */
async function setFailures(failures: number) {
  await api.database.store.db.updateTable('edit_attempt').set({ failures }).execute()
}

async function letTimePass(minutes: number) {
  await sql`UPDATE edit_attempt SET locked_until = locked_until - ${minutes} * interval '1 minute'`.execute(
    api.database.store.db,
  )
}

describe('link, e-mail address and PIN', () => {
  test('open the one application that they belong to', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = openBrowser(api.app)
    const answer = await browser.authenticate(expert)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-EDIT-SESSION=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)).statusCode).toBe(200)
  })

  test('5.17 are trimmed, and the address may be written in capitals', async () => {
    const { hash, email, pin } = await keepExpert(api.database.store)
    const typed = { hash: ` ${hash} `, email: `\t${email.toUpperCase()} `, pin: ` ${pin}\n` }
    expect((await openBrowser(api.app).authenticate(typed)).statusCode).toBe(200)
  })

  test('5.17 are compared as text, digit by digit', async () => {
    const expert = await keepExpert(api.database.store)
    const browser = openBrowser(api.app)
    expect((await browser.authenticate({ ...expert, pin: `0${expert.pin}` })).statusCode).toBe(401)
    expect((await browser.authenticate({ ...expert, pin: `${expert.pin}.0` })).statusCode).toBe(401)
  })

  test('8.7 must all be right; the refusal does not say which one is wrong', async () => {
    const expert = await keepExpert(api.database.store)
    const other = await keepExpert(api.database.store)
    for (const wrong of [
      { ...expert, pin: wrongPin(expert) },
      { ...expert, email: other.email },
      { ...expert, hash: other.hash },
      { ...other, hash: 'unknown' },
    ]) {
      const answer = await openBrowser(api.app).authenticate(wrong)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        type: '/api/docs#wrong_credentials',
        title: 'Invalid email or PIN. Please try again.',
        status: 401,
        code: 'wrong_credentials',
        attemptsLeft: expect.any(Number),
        requestId: expect.any(String),
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('that are malformed get their own error codes and do not count as an attempt', async () => {
    const { hash, email, pin } = await keepExpert(api.database.store)
    const call = (body: object | string) => openBrowser(api.app).call('POST', `${experts}/authenticate`, body)
    for (let turn = 0; turn < 6; turn++) {
      expect((await call({ hash, email, pin: ' ' })).json().errors).toEqual({ pin: 'required' })
    }
    expect((await call({ email })).json().errors).toEqual({ hash: 'required', pin: 'required' })
    expect((await call({ hash, email, pin, id: 1 })).json().errors).toEqual({ id: 'unknown_field' })
    expect((await call({ hash, email, pin: '1'.repeat(21) })).json().errors).toEqual({ pin: 'too_long' })
    for (const body of ['[]', 'null', '"x"', '7']) expect((await call(body)).statusCode).toBe(422)
    expect((await call({ hash, email, pin })).statusCode).toBe(200)
  })

  test('are stored only as digests and never logged', async () => {
    const expert = await keepExpert(api.database.store)
    const { id, hash, pin, email } = expert
    await openBrowser(api.app).authenticate(expert)
    const link = await api.database.store.db
      .selectFrom('edit_link')
      .selectAll()
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^[\w-]{22}$/) // 128 bits
    expect(pin).toMatch(/^\d{6}$/)
    expect(link.token_digest).toHaveLength(32)
    expect(link.token_digest.toString('latin1')).not.toContain(hash)
    expect(link.pin_hash).toMatch(/^\$hmac-sha256\$v=1\$[\w+/]{22}\$[\w+/]{43}$/)
    for (const secret of [hash, email, 'EDIT-SESSION']) expect(api.logged()).not.toContain(secret)
  })
})

test('without https the session cookie is not Secure', async () => {
  const plain = await mountApi(api.database.store, { publicUrl: new URL('http://localhost:3000') })
  const answer = await openBrowser(plain.app).authenticate(await keepExpert(api.database.store))
  expect(answer.headers['set-cookie']).toMatch(/^EDIT-SESSION=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/)
  await plain.stop()
})

describe('wrong PINs', () => {
  test('five lock the link for 15 minutes, also for the right PIN', async () => {
    const expert = await keepExpert(api.database.store)
    const wrong = await failTimes(5, expert)
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    const sixth = await openBrowser(api.app).authenticate(expert)
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json().code).toBe('too_many_attempts')
    const seconds = Number(sixth.headers['retry-after'])
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)

    await letTimePass(14)
    expect((await openBrowser(api.app).authenticate(expert)).statusCode).toBe(429)
    await letTimePass(1)
    expect((await openBrowser(api.app).authenticate(expert)).statusCode).toBe(200)
  })

  test('each further lock takes twice as long, a day at most', async () => {
    const expert = await keepExpert(api.database.store)
    await failTimes(1, expert)
    for (const minutes of [15, 30, 60]) {
      await setFailures(4)
      await failTimes(1, expert)
      const { headers } = await openBrowser(api.app).authenticate(expert)
      expect(Number(headers['retry-after'])).toBeGreaterThan((minutes - 1) * 60)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(minutes * 60)
      await letTimePass(minutes)
    }
    await api.database.store.db.updateTable('edit_attempt').set({ locks: 60 }).execute()
    await setFailures(4)
    await failTimes(1, expert)
    const { headers } = await openBrowser(api.app).authenticate(expert)
    expect(Number(headers['retry-after'])).toBeGreaterThan(24 * 3600 - 60)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(24 * 3600)
  })

  test('the right PIN resets the count', async () => {
    const expert = await keepExpert(api.database.store)
    for (let round = 0; round < 2; round++) {
      await failTimes(4, expert)
      expect((await openBrowser(api.app).authenticate(expert)).statusCode).toBe(200)
    }
  })

  test('twenty void the PIN, and a new one goes to the registered address', async () => {
    const { store } = api.database
    const expert = await keepExpert(store)
    await failTimes(1, expert)
    await setFailures(18)
    await failTimes(1, expert)
    expect(await lastMail(store, expert.id)).toBeUndefined()
    const [twentieth] = await failTimes(1, expert)
    expect(twentieth?.json().code).toBe('wrong_credentials')

    const mail = await lastMail(store, expert.id)
    expect(mail).toMatchObject({ recipient: expert.email, secret: true })
    expect(mail?.text).toContain(`/become-expert/edit?h=${expert.hash}`)
    const pin = pinIn(mail?.text)
    expect((await openBrowser(api.app).authenticate(expert)).statusCode).toBe(pin === expert.pin ? 200 : 401)
    expect((await openBrowser(api.app).authenticate({ ...expert, pin })).statusCode).toBe(200)
  })

  test('a forged X-Forwarded-For allows no more attempts', async () => {
    const expert = await keepExpert(api.database.store)
    const wrong = { ...expert, pin: wrongPin(expert) }
    const statuses = []
    for (let turn = 1; turn <= 6; turn++) {
      const headers = { 'x-forwarded-for': `198.51.100.${turn}` }
      statuses.push((await openBrowser(api.app).authenticate(wrong, headers)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('of fifty concurrent guesses on two instances, five are checked', async () => {
    const second = await mountApi(api.database.store)
    const expert = await keepExpert(api.database.store)
    const browsers = [openBrowser(api.app), openBrowser(second.app)]
    const guesses = Array.from({ length: 50 }, (_, turn) =>
      browsers[turn % 2]?.authenticate({ ...expert, pin: String(turn).padStart(7, '0') }),
    )
    const answers = await Promise.all(guesses)
    const count = (status: number) => answers.filter((answer) => answer?.statusCode === status).length
    expect([count(401), count(429)]).toEqual([5, 45])
    await second.stop()
  })
})

describe('a link that does not exist', () => {
  const shapeOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof failTimes>>[number]) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]+"/, ''),
    headers: Object.keys(headers).sort(),
  })

  test('is refused and locked exactly like one that exists', async () => {
    const known = await failTimes(6, await keepExpert(api.database.store))
    const guessed = []
    const browser = openBrowser(api.app)
    for (let turn = 0; turn < 6; turn++) guessed.push(await browser.authenticate(unknown))
    expect(guessed.map(shapeOf)).toEqual(known.map(shapeOf))
    expect(guessed.at(-1)?.statusCode).toBe(429)
  })

  test('is refused in the same time as one that exists', { timeout: 120_000 }, async () => {
    const browser = openBrowser(api.app)
    const spent = { known: [] as number[], unknown: [] as number[] }
    const time = async (credentials: typeof unknown) => {
      const since = performance.now()
      await browser.authenticate(credentials)
      return performance.now() - since
    }
    for (let link = 0; link < 2; link++) {
      const expert = await keepExpert(api.database.store)
      for (let turn = 0; turn < 4; turn++) {
        spent.known.push(await time({ ...expert, pin: wrongPin(expert) }))
        spent.unknown.push(await time({ ...unknown, hash: `${unknown.hash}${link}` }))
      }
    }
    const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0
    const ratio = median(spent.unknown) / median(spent.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
