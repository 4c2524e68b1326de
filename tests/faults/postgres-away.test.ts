import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { openStore } from '../../src/store/open-store.ts'
import { freePort } from '../../src/store/postgres/address.ts'
import { type EmbeddedPostgres, startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { openDatabaseProxy } from '../api/http/database-proxy.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'
import { secretOfTests } from '../harness/protection/page-opened.ts'
import { startAster } from '../harness/server/start-aster.ts'
import { isFull, tellFigures, times } from '../harness/setup/trial.ts'
import { makeFolder, removeFolders } from './data-folder.ts'
import { findFalseAnswers } from './find-false-answers.ts'
import { serverPid } from './store-process.ts'
import { type Heard, visitUntilStopped } from './visitors.ts'

vi.setConfig({ testTimeout: 300_000 })
const awayMs = times(5, 60) * 1000
const pool = 10
/** Longer in `npm test`, where other tests use most of the machine. */
const soonMs = times(60_000, 8_000)
const patience = { timeout: 60_000 }

let dataDir: string
let postgres: EmbeddedPostgres
const start = () => startPostgres({ dataDir, maxConnections: 50, log: quiet })
beforeAll(async () => {
  dataDir = await makeFolder()
  postgres = await start()
})
afterAll(async () => {
  await postgres.close()
  await removeFolders()
})

/** The process ids of the server and all of its processes. */
async function family(): Promise<number[]> {
  const pid = await serverPid(dataDir)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(/\s+/).map(Number)]
}
const signal = async (name: NodeJS.Signals) => {
  for (const pid of await family()) process.kill(pid, name)
}

type Outage = { url: string; begin(): unknown; end(): unknown }

/** Outages, each with ASTER's database URL and the functions that start and end it. */
const outages: Record<string, () => Promise<Outage>> = {
  async 'is stopped'() {
    const end = async () => {
      postgres = await start()
    }
    return { url: postgres.url('aster'), begin: () => postgres.close(), end }
  },
  async hangs() {
    return { url: postgres.url('aster'), begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') }
  },
  // Takes 60 seconds, too long for `npm test`; a test of the store covers a single connection.
  ...(isFull && {
    async 'is behind a connection that drops all packets'() {
      const { url, swallow, hear } = await openDatabaseProxy(postgres.url('aster'))
      return { url, begin: swallow, end: hear }
    },
  }),
}

const sends = ['application', 'message by form', 'application by form', 'upload', 'ready']

test.each(Object.entries(outages))(
  'while PostgreSQL %s every request gets a clear error, and afterwards all works again',
  async (manner, arrange) => {
    const { url, begin, end } = await arrange()
    const metricsPort = await freePort()
    const aster = await startAster(url, {
      ASTER_SECRET: secretOfTests,
      ASTER_TRUST_PROXY: 'loopback',
      ASTER_METRICS_PORT: `${metricsPort}`,
    })
    onTestFinished(() => void aster.process.kill('SIGKILL'))
    await fetch(aster.url + paths.about())
    const visiting = visitUntilStopped(aster.url)
    await vi.waitUntil(() => visiting.heard.filter(isAccepted).length >= times(1, 10), patience)

    await begin()
    const began = performance.now()
    await sleep(awayMs)
    const meanwhile = visiting.heard.filter(({ at }) => at > began)
    const ended = performance.now()
    await end()
    await expect.poll(async () => (await fetch(`${aster.url}/readyz`)).status, { timeout: soonMs }).toBe(200)
    const readyMs = performance.now() - ended
    await vi.waitUntil(() => visiting.heard.some((heard) => heard.at > ended && isAccepted(heard)), patience)
    const writesMs = performance.now() - ended
    const all = await visiting.stop()

    const statusesOf = (errand: string) => [
      ...new Set(meanwhile.filter((heard) => heard.errand === errand).map(({ status }) => status)),
    ]
    expect(statusesOf('alive')).toEqual([200])
    expect(statusesOf('kept page')).toEqual([200])
    for (const errand of sends) expect([[], [503]]).toContainEqual(statusesOf(errand))
    const store = await openStore({
      databaseUrl: postgres.url('aster'),
      dataDir: '',
      databasePool: 1,
      log: quiet,
    })
    expect(await findFalseAnswers(store, all)).toEqual([])
    await expect.poll(() => connections(metricsPort), patience).toMatchObject({ waiting: 0, busy: 0 })
    expect((await connections(metricsPort)).total).toBeLessThanOrEqual(pool)
    await store.close()
    await aster.stop()
    tellFigures(`PostgreSQL that ${manner} for ${awayMs / 1000} s`, {
      answers: all.length,
      'of them 503': all.filter(({ status }) => status === 503).length,
      accepted: all.filter(isAccepted).length,
      'slowest answer, s': (Math.max(...all.map(({ ms }) => ms)) / 1000).toFixed(1),
      'ready again after, s': (readyMs / 1000).toFixed(1),
      'taking applications after, s': (writesMs / 1000).toFixed(1),
    })
  },
)

const isAccepted = ({ errand, status }: Heard) => errand === 'application' && status === 201

async function connections(port: number) {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const [total = 0, idle = 0, waiting = 0] = ['total', 'idle', 'waiting'].map((state) =>
    Number(new RegExp(`^database_connections{state="${state}"} (\\d+)`, 'm').exec(figures)?.[1]),
  )
  return { total, waiting, busy: total - idle }
}

test.each<[string, Partial<Heard>]>([
  ['an application that is confirmed but not stored', { status: 201, email: 'nobody@hospital.example' }],
  ['an internal error', { status: 500 }],
  ['a refusal without Retry-After', { headers: new Headers({ 'content-type': 'application/problem+json' }) }],
  ['a page in response to a call', { headers: new Headers({ 'retry-after': '5' }) }],
  ['a form that comes back empty', { errand: 'message by form', email: 'ama@hospital.example' }],
  ['a stack', { body: '{"code":"unavailable","at":"pool.ts:12"}' }],
  ['a response that exceeds its time limit', { errand: 'upload', ms: 20_001 }],
  ['a liveness probe that fails', { errand: 'alive' }],
])('%s would have been found', async (_what, fault) => {
  const told = { 'content-type': 'application/problem+json', 'retry-after': '5' }
  const right = {
    errand: 'application',
    status: 503,
    headers: new Headers(told),
    body: '{"code":"unavailable"}',
    at: 0,
    ms: 9,
  } as const
  const store = await openStore({
    databaseUrl: postgres.url('aster'),
    dataDir: '',
    databasePool: 1,
    log: quiet,
  })
  expect(await findFalseAnswers(store, [right])).toEqual([])
  expect(await findFalseAnswers(store, [{ ...right, ...fault }])).toHaveLength(1)
  await store.close()
})
