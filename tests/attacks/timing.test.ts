import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { newToken } from '../../src/services/protection/tokens.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import { makeStaff } from '../harness/staff/staff.ts'
import { anyCaller, type Client, type Heard, openClient, ownPage, type Sent } from './http-client.ts'
import { auc } from './rank.ts'
import { attackable } from './server-routes.ts'

const samples = 1500
const mostOff = 0.05

let database: TestDatabase
let aster: RunningAster
let client: Client
let page: Awaited<ReturnType<typeof ownPage>>
beforeAll(async () => {
  database = await freshDatabase()
  aster = await startAster(database.url, { ...attackable, SMTP_URL: 'smtp://127.0.0.1:1' })
  client = openClient(aster.url)
  page = await ownPage(client)
})
afterAll(async () => {
  client.close()
  await aster.stop()
  await database.drop()
})

type Pair = { known: Sent; unknown: Sent }

const toApi = (path: string, body: object): Sent => ({
  method: 'POST',
  path: `/api/experts-applications/${path}`,
  headers: { ...page, 'content-type': 'application/json', 'x-forwarded-for': anyCaller() },
  body: JSON.stringify(body),
})

const toPage = (path: string, fields: Record<string, string>): Sent => ({
  method: 'POST',
  path,
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': anyCaller(),
  },
  body: new URLSearchParams(fields).toString(),
})

const toLogin = (email: string) => toPage(paths.login(), { email, password: 'a guess that is long enough' })

/** Each target takes `each` requests before its lockout, then the next one is used; `lanes` run in parallel. */
const questions: Record<string, { each: number; lanes: number; ask: () => Promise<() => Pair> }> = {
  'whether a link exists, by a wrong PIN': {
    each: 4,
    lanes: 1,
    ask: async () => {
      const { hash } = await keepExpert(database.store)
      const typed = { email: 'nobody@hospital.example', pin: '0000000' }
      const unknown = newToken()
      return () => ({
        known: toApi('authenticate', { ...typed, hash }),
        unknown: toApi('authenticate', { ...typed, hash: unknown }),
      })
    },
  },
  'whether a link exists, by requesting a new PIN': {
    each: 3,
    lanes: 6,
    ask: async () => {
      const { hash } = await keepExpert(database.store)
      const unknown = newToken()
      return () => ({
        known: toApi('send-new-pin', { hash }),
        unknown: toApi('send-new-pin', { hash: unknown }),
      })
    },
  },
  'whether an address has applied, by asking for its link': {
    each: 3,
    lanes: 6,
    ask: async () => {
      const { email } = await keepExpert(database.store)
      const unknown = `${randomUUID()}@hospital.example`
      return () => ({
        known: toPage(paths.myLink(), { email }),
        unknown: toPage(paths.myLink(), { email: unknown }),
      })
    },
  },
  'whether a staff account exists, by a wrong password': {
    each: 9,
    lanes: 6,
    ask: async () => {
      const { email } = await makeStaff(database.store, 'viewer')
      const unknown = `${randomUUID()}@aster.example`
      return () => ({ known: toLogin(email), unknown: toLogin(unknown) })
    },
  },
  'whether a staff account exists, by requesting a new password': {
    each: 3,
    lanes: 6,
    ask: async () => {
      const { email } = await makeStaff(database.store, 'viewer')
      const unknown = `${randomUUID()}@aster.example`
      return () => ({
        known: toPage(paths.loginForgotten(), { email }),
        unknown: toPage(paths.loginForgotten(), { email: unknown }),
      })
    },
  },
}

/** What an attacker could compare: the response without values that are always new. */
function shown({ status, headers, body }: Heard, { body: sent = '' }: Sent) {
  const typed = new URLSearchParams(String(sent)).get('email') ?? '-'
  const { date: _, 'set-cookie': cookies = [], ...compared } = headers
  return {
    status,
    headers: compared,
    cookies: cookies.map((cookie) => cookie.replace(/=[^;]*/, '')),
    body: body
      .replace(/"requestId":"[^"]*"/, '')
      .replace(/name="_csrf" value="[^"]*"/, '')
      .replaceAll(typed, ''),
  }
}

/** Alternates both requests, so that other load slows both equally. */
async function compare(
  pairs: AsyncIterable<Pair>,
  call: (sent: Sent, isKnown: boolean) => Promise<Heard>,
  turn = 0,
) {
  const spent = { known: [] as number[], unknown: [] as number[] }
  for await (const pair of pairs) {
    const order = turn++ % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const heard: Partial<Record<keyof Pair, ReturnType<typeof shown>>> = {}
    for (const side of order) {
      const answer = await call(pair[side], side === 'known')
      spent[side].push(answer.ms)
      heard[side] = shown(answer, pair[side])
    }
    expect(heard.known).toEqual(heard.unknown)
  }
  return spent
}

async function* pairsOf({ each, ask }: (typeof questions)[string], count: number): AsyncIterable<Pair> {
  let next: () => Pair = () => {
    throw new Error('Nothing to ask yet')
  }
  for (let at = 0; at < count; at++) {
    if (at % each === 0) next = await ask()
    yield next()
  }
}

describe.each(Object.entries(questions))('30.4 %s', (name, question) => {
  test('is revealed neither by the response nor by its time', { timeout: 470_000 }, async () => {
    const { lanes } = question
    for await (const { known } of pairsOf(question, lanes)) await client.call(known) // warm-up
    const spent = await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        compare(pairsOf(question, Math.ceil(samples / lanes)), client.call, lane),
      ),
    )
    const area = auc(
      spent.flatMap(({ known }) => known),
      spent.flatMap(({ unknown }) => unknown),
    )
    tellFigures(name, { samples: `2 × ${samples}`, AUC: area.toFixed(3) })
    expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(mostOff)
  })
})

const moreMs = 2

test(`30.4 ${moreMs} milliseconds more for existing targets would be detected`, async () => {
  const healthz = { method: 'GET', path: '/healthz' }
  async function* pairs() {
    for (let at = 0; at < 240; at++) yield { known: healthz, unknown: healthz }
  }
  const { known, unknown } = await compare(pairs(), async (sent, isKnown) => {
    const since = performance.now()
    if (isKnown) await sleep(moreMs)
    const heard = await client.call(sent)
    return { ...heard, ms: performance.now() - since }
  })
  expect(auc(known, unknown)).toBeGreaterThan(0.55)
})
