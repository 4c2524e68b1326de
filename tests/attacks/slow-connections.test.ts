import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { servePeople, serveQuietly } from './bystanders.ts'
import { openCaller } from './hostile-caller.ts'
import { openSlowConnection, type SlowConnection, slowKinds } from './slow-connections.ts'

/** Response times are longer beside other tests. */
const most = { ms: 15_000, growthMb: 100, readerMs: times(10_000, 2_000) }

const mostApplications = 10

let database: TestDatabase
let aster: RunningAster
let port: number
beforeAll(async () => {
  database = await freshDatabase()
  aster = await startAster(database.url)
  port = Number(new URL(aster.url).port)
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const megabytes = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(aster.process.pid)]).toString()) / 1024

async function csrfLines(): Promise<string> {
  const { headers } = await openCaller(aster.url)
  return Object.entries({ ...headers, 'sec-fetch-site': 'same-origin' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

async function openConnections(count: number): Promise<SlowConnection[]> {
  const kinds = Object.entries(slowKinds(await csrfLines()))
  const connections: SlowConnection[] = []
  for (let at = 0; at < count; at++) {
    const [kind, how] = kinds[at % kinds.length] ?? kinds[0] ?? []
    if (kind && how) connections.push(await openSlowConnection(port, kind, how))
  }
  return connections
}

test('31.6 slow connections are closed within 15 seconds, while others are served', {
  timeout: 120_000,
}, async () => {
  const quiet = await serveQuietly(aster.url, times(300, 5_000), mostApplications)
  const before = megabytes()
  const connections = await openConnections(times(100, 1_000))
  const kinds = slowKinds('')
  const trickle = setInterval(() => {
    for (const { socket, kind } of connections) {
      const { goesOn } = kinds[kind] ?? {}
      if (goesOn && socket.writable) socket.write(goesOn, 'latin1')
    }
  }, 1_000)
  // A paused socket does not notice that the server has closed it, so all of them resume before the deadline.
  const listen = setTimeout(() => {
    for (const { socket } of connections) socket.resume()
  }, most.ms - 5_000)
  const open = () => connections.filter(({ closedAfterMs }) => closedAfterMs === undefined)
  const peopleUntil = Date.now() + most.ms
  const isOver = () => open().length === 0 || Date.now() > peopleUntil
  const beside = servePeople(aster.url, isOver, mostApplications)
  await expect.poll(() => open().map(({ kind }) => kind), { timeout: 60_000, interval: 200 }).toEqual([])
  clearInterval(trickle)
  clearTimeout(listen)
  const served = await beside

  const slowest = new Map<string, number>()
  for (const { kind, closedAfterMs = 0 } of connections)
    slowest.set(kind, Math.max(slowest.get(kind) ?? 0, closedAfterMs))
  tellFigures('slow connections', {
    opened: connections.length,
    'closed within': `${(Math.max(...slowest.values()) / 1000).toFixed(1)} s`,
    'others answered': served.answers,
    'others failed': served.failures,
    'reader p95': `${served.readerMs.toFixed()} ms (${(served.readerMs / quiet.readerMs).toFixed(1)} x quiet)`,
    'memory grown by': `${(megabytes() - before).toFixed()} MB`,
  })
  for (const [kind, ms] of slowest) expect(ms, kind).toBeLessThan(most.ms)
  for (const { kind, received } of connections.filter(({ kind }) => /headers|trickles/.test(kind)))
    expect(received, kind).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(served.failures).toBe(0)
  expect(served.readerMs).toBeLessThan(most.readerMs)
  expect(megabytes() - before).toBeLessThan(most.growthMb)
})

test('malformed HTTP and oversized headers get a problem document', async () => {
  const broken = {
    'HELLO\r\n\r\n': ['400 Bad Request', 'malformed_request'],
    [`GET / HTTP/1.1\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`]: ['431 ', 'headers_too_large'],
  }
  for (const [says, [status, code]] of Object.entries(broken)) {
    const connection = await openSlowConnection(port, 'broken', { says })
    await expect.poll(() => connection.closedAfterMs).toBeDefined()
    expect(connection.received).toContain(`HTTP/1.1 ${status}`)
    expect(connection.received).toContain(`"code":"${code}"`)
  }
})

test('a response to HEAD has no body, even for a malformed request', async () => {
  const connection = await openSlowConnection(port, 'broken', {
    says: `HEAD /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
  })
  await expect.poll(() => connection.closedAfterMs).toBeDefined()
  expect(connection.received).toMatch(/^HTTP\/1\.1 431 .*content-length: \d+\r\nconnection: close\r\n\r\n$/s)
})
