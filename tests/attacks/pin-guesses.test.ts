import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, mountApi, startApi } from '../api/api-app.ts'
import { openBrowser } from '../api/applicants/own-expert.ts'
import { listen } from '../api/http/raw-connection.ts'
import { keepExpert, type OwnExpert, wrongPin } from '../harness/applications/kept-expert.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { type Client, eachOf, openClient, ownPage } from './http-client.ts'

const guesses = times(300, 10_000)

/** Forged X-Forwarded-For headers, with a new network for each guess. */
const forgeries = {
  'no proxy is trusted': { proxies: [], chainOf: (guess: number) => network(guess) },
  'a proxy is trusted and appends to the forged header': {
    proxies: ['loopback'],
    chainOf: (guess: number) => `${network(guess)}, 127.0.0.1, ${network(guess + 7)}, 203.0.113.7`,
  },
  // The worst case: the attacker really has as many networks.
  'each guess comes from a network of its own': { proxies: ['loopback'], chainOf: network },
} as const

function network(guess: number): string {
  return `100.${64 + (guess >> 16)}.${(guess >> 8) & 255}.${guess & 255}`
}

describe.each(Object.entries(forgeries))('30.3 guessing a PIN while %s', (name, { proxies, chainOf }) => {
  let api: ApiApp
  let client: Client
  let page: Awaited<ReturnType<typeof ownPage>>
  let expert: OwnExpert
  const reach = async ({ app }: Pick<ApiApp, 'app'>) =>
    openClient(`http://127.0.0.1:${await listen(app)}`, { connections: 16 })
  beforeAll(async () => {
    api = await startApi({ trustProxy: proxies })
    client = await reach(api)
    page = await ownPage(client)
    expert = await keepExpert(api.database.store)
  })
  afterAll(async () => {
    client.close()
    await api.stop()
  })

  const enter = (pin: string, chain: string, on = client) =>
    on.call({
      method: 'POST',
      path: '/api/experts-applications/authenticate',
      headers: { ...page, 'content-type': 'application/json', 'x-forwarded-for': chain },
      body: JSON.stringify({ hash: expert.hash, email: expert.email, pin }),
    })
  const attempts = () =>
    api.database.store.db.selectFrom('edit_attempt').select(['failures', 'locks']).execute()

  test('at most 20 of many simultaneous guesses are checked, and the right one among them is refused', {
    timeout: 300_000,
  }, async () => {
    const heard = new Map<number, number>()
    // The right PIN is in the middle of the guesses.
    const pins = Array.from({ length: guesses }, (_, at) =>
      at === guesses >> 1 ? expert.pin : wrongPin({ pin: String(Number(expert.pin) + at) }),
    )
    await eachOf(pins.entries(), 16, async ([at, pin]) => {
      const { status } = await enter(pin, chainOf(at))
      heard.set(status, (heard.get(status) ?? 0) + 1)
    })
    const [{ failures: looked = 0 } = {}] = await attempts()
    const answered = Object.fromEntries(heard)
    expect(answered).toEqual({ 401: looked, 429: guesses - looked })
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(20)
    expect(await api.database.store.db.selectFrom('edit_session').select('application_id').execute()).toEqual(
      [],
    )
    tellFigures(`PIN guesses, ${name}`, { guesses, 'looked at': looked, let_in: 0 })
  })

  test('the applicant can sign in when the lockout ends', async () => {
    expect((await enter(expert.pin, '203.0.113.9')).status).toBe(429)
    // Ends the lockout and resets the rate limits.
    await api.database.store.db.updateTable('edit_attempt').set({ locked_until: new Date() }).execute()
    await api.database.store.db.deleteFrom('rate_limit').execute()
    const later = await mountApi(api.database.store, { trustProxy: proxies })
    const own = await reach(later)
    expect((await enter(expert.pin, '203.0.113.9', own)).status).toBe(200)
    own.close()
    await later.stop()
    expect(await attempts()).toEqual([])
  })
})

test('30.3 without a lockout all guesses would be checked', { timeout: 60_000 }, async () => {
  const { app, database, stop } = await startApi()
  const expert = await keepExpert(database.store)
  const browser = openBrowser(app)
  const statuses = []
  for (let guess = 0; guess <= 20; guess++) {
    await database.store.db.deleteFrom('edit_attempt').execute()
    statuses.push((await browser.authenticate({ ...expert, pin: wrongPin(expert) })).statusCode)
  }
  expect(statuses).toEqual(Array(21).fill(401))
  await stop()
})
