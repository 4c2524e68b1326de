import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../../src/services/protection/hash-password.ts'
import { keepExpert, wrongPin } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, lastMail, openBrowser, pinIn } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const ask = (hash: string) => openBrowser(api.app).call('POST', `${experts}/send-new-pin`, { hash })

test('a new PIN is mailed to the registered address and replaces the old one', async () => {
  const expert = await keepExpert(api.database.store)
  const answer = await ask(` ${expert.hash} `)
  expect(answer.json()).toEqual({ success: true })
  const mail = await lastMail(api.database.store, expert.id)
  expect(mail).toMatchObject({ recipient: expert.email, secret: true })
  expect(mail?.text).toContain(`"href":"/become-expert/edit?h=${expert.hash}"`)
  const pin = pinIn(mail?.text)
  expect(answer.body).not.toContain(pin)
  expect(`${mail?.letter.subject} ${mail?.letter.preview} ${mail?.letter.heading}`).not.toContain(pin)

  const browser = openBrowser(api.app)
  if (pin !== expert.pin) expect((await browser.authenticate(expert)).statusCode).toBe(401)
  expect((await browser.authenticate({ ...expert, pin })).statusCode).toBe(200)
})

test('4.51 each refusal counts down to the lock, and a new PIN says how long it lasts', async () => {
  const expert = await keepExpert(api.database.store)
  const browser = openBrowser(api.app)
  const left = []
  for (let turn = 0; turn < 5; turn++) {
    const refused = await browser.authenticate({ ...expert, pin: wrongPin(expert) })
    left.push([refused.json().attemptsLeft, Number(refused.headers['retry-after'] ?? 0) > 14 * 60])
  }
  expect(left).toEqual([
    [4, false],
    [3, false],
    [2, false],
    [1, false],
    [0, true],
  ])
  const { usable_in_seconds: seconds } = (await ask(expert.hash)).json()
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
})

test('a new PIN does not end a lockout', async () => {
  const expert = await keepExpert(api.database.store)
  const browser = openBrowser(api.app)
  for (let turn = 0; turn < 5; turn++) await browser.authenticate({ ...expert, pin: 'wrong' })
  await ask(expert.hash)
  const mail = await lastMail(api.database.store, expert.id)
  const pin = pinIn(mail?.text)
  expect((await browser.authenticate({ ...expert, pin })).statusCode).toBe(429)
})

test('a link gets three new PINs an hour; a link that does not exist gets the same responses', async () => {
  const { hash } = await keepExpert(api.database.store)
  const answersTo = async (asked: string) => {
    const answers = []
    for (let turn = 0; turn < 4; turn++) answers.push(await ask(asked))
    return answers.map(({ statusCode, body }) => [statusCode, body.replace(/"requestId":"[^"]+"/, '')])
  }
  const known = await answersTo(hash)
  expect(known.map(([status]) => status)).toEqual([200, 200, 200, 429])
  expect(await answersTo('q7VhN2c0T1mXo3kZr8Yw5g')).toEqual(known)
})

test('a new PIN is requested with the link and nothing else', async () => {
  const call = (body: object) => openBrowser(api.app).call('POST', `${experts}/send-new-pin`, body)
  expect((await call({})).json().errors).toEqual({ hash: 'required' })
  expect((await call({ hash: 'x', email: 'me@hospital.example' })).json().errors).toEqual({
    email: 'unknown_field',
  })
})

test('a PIN stored by an earlier release opens the link and is rehashed with the key', async () => {
  const { db } = api.database.store
  const expert = await keepExpert(api.database.store)
  const link = db.selectFrom('edit_link').select('pin_hash').where('application_id', '=', expert.id)
  const kept = await hashPassword(expert.pin)
  await db.updateTable('edit_link').set({ pin_hash: kept }).where('application_id', '=', expert.id).execute()
  const wrong = await openBrowser(api.app).authenticate({ ...expert, pin: wrongPin(expert) })
  expect([wrong.statusCode, await link.executeTakeFirst()]).toEqual([401, { pin_hash: kept }])
  const both = await Promise.all([1, 2].map(() => openBrowser(api.app).authenticate(expert)))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const renewed = await link.executeTakeFirst()
  expect(renewed?.pin_hash).toMatch(/^\$hmac-sha256\$/)
  expect((await openBrowser(api.app).authenticate(expert)).statusCode).toBe(200)
})
