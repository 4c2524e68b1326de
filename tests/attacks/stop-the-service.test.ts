import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/domain/api/endpoints.ts'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { paths } from '../../src/domain/paths.ts'
import { limits } from '../../src/domain/protection/rate-limits.ts'
import { pieceHeaders } from '../api/uploads/upload-calls.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { isFull, tellFigures, times } from '../harness/setup/trial.ts'
import { openCaller } from './hostile-caller.ts'
import { eachOf, openClient } from './http-client.ts'
import { processorSeconds } from './processor-time.ts'

const seconds = times(2, 60)
const requestsPerSecond = 2
/** `npm test` checks processor time instead of latency, since other tests share the machine. */
const most = { p99Ms: 250, processorSeconds: 1.5, residentMb: 500 }

const MiB = 1024 * 1024
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

let database: TestDatabase
let aster: RunningAster
let own: Record<string, string>
beforeAll(async () => {
  database = await freshDatabase()
  aster = await startAster(database.url)
  own = { ...(await openCaller(aster.url)).headers, 'sec-fetch-site': 'same-origin' }
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

/** `{"a":[{},{},…]}`: the most values for a number of bytes. */
const emptyObjects = (bytes: number) => Buffer.from(`{"a":[{}${',{}'.repeat(Math.floor(bytes / 3) - 4)}]}`)

const distinctNames = (bytes: number) => {
  const names: string[] = []
  for (let length = 0; length < bytes - 8; length += (names.at(-1)?.length ?? 0) + 1)
    names.push(names.length.toString(36))
  return Buffer.from(names.join('&'))
}

const pipelined = (path: string, bytes: number) => {
  const one = `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`
  return Buffer.from(one.repeat(Math.floor(bytes / one.length)))
}

/** Each digit may stand for several letters, all of which a strength estimator tries. */
const leet = '31'.repeat(32)

/** What each attack sends, twice a second. */
const attacks: Readonly<Record<string, () => (turn: number) => void>> = {
  'a set-up form with endless names and no link': () => {
    const name = Array.from({ length: 70_000 }, (_, at) => `n${at}`).join(' ')
    const body = Buffer.from(`${new URLSearchParams({ token: 'x', name, email: 'x@y.z', password: leet })}`)
    return () => post(paths.adminSetUp(), form, body)
  },
  'a short set-up form whose password is expensive to rate': () => {
    const typed = { token: 'x', name: 'a', email: 'x@y.z', password: leet }
    const body = Buffer.from(`${new URLSearchParams(typed)}`)
    return () => post(paths.adminSetUp(), form, body)
  },
  '27.5 MiB of empty objects as an application': () => {
    const body = emptyObjects(27.5 * MiB)
    const calls = [
      ['POST', endpoints.applyAsExpert.path],
      ['PUT', endpoints.editOwnExpert.path.replace(':id', '7')],
      ['POST', endpoints.moveApplications.path],
    ] as const
    return (turn) => {
      const [method, path] = calls[turn % calls.length] ?? calls[0]
      post(path, json, body, method)
    }
  },
  '1 MiB of empty objects as a message': () => {
    const body = emptyObjects(MiB - 100)
    return () => post(endpoints.sendMessage.path, json, body)
  },
  '1 MiB of distinct names in a form of a page': () => {
    const body = distinctNames(MiB - 100)
    return () => post(paths.contact(), form, body)
  },
  'a body in chunks of one byte': () => {
    const head = `POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-type: ${form}\r\ntransfer-encoding: chunked\r\n\r\n`
    const body = Buffer.from(`${head}${'1\r\na\r\n'.repeat(MiB)}0\r\n\r\n`)
    return () => send(body)
  },
  'an upload in chunks of one byte': () => {
    const headers = { host: 'a', ...own, ...pieceHeaders(0), 'transfer-encoding': 'chunked' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `PATCH ${apiPaths.uploads}/7 HTTP/1.1\r\n${lines.join('')}\r\n`
    const body = Buffer.from(`${head}${'1\r\na\r\n'.repeat(MiB)}0\r\n\r\n`)
    return () => send(body)
  },
  'marks without end in every field of a form': () => {
    const marks = `a${'\u0301\u0323'.repeat(15)}`.repeat(640)
    const typed = Object.keys(hospitalForm.fields).map((name) => [name, marks])
    const body = Buffer.from(`${new URLSearchParams(typed)}`).subarray(0, MiB - 100)
    return () => post(paths.applyHospital(), form, body)
  },
  '2 MB of requests on one connection': () => {
    const body = pipelined(paths.applyExpert(), 2_000_000)
    return () => send(body)
  },
}

test.each(Object.keys(attacks))(
  '31.10 %s, twice a second, does not slow down others',
  {
    timeout: (seconds + 120) * 1000,
  },
  async (name) => {
    const attack = attacks[name]?.()
    const before = processorSeconds(aster.process.pid)
    const watched = watch()
    for (let turn = 0; turn < seconds * requestsPerSecond; turn++) {
      attack?.(turn)
      await sleep(1000 / requestsPerSecond)
    }
    const { waits, failures, residentMb } = await watched.stop()
    const processor = processorSeconds(aster.process.pid) - before
    const p99 = [...waits].sort((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0
    tellFigures(name, {
      'healthz and a kept page, answers': waits.length,
      p99: `${p99.toFixed()} ms`,
      longest: `${Math.max(...waits).toFixed()} ms`,
      failures,
      processor: `${processor.toFixed(1)} s`,
      'most resident': `${residentMb.toFixed()} MB`,
    })
    expect(failures).toBe(0)
    if (isFull) expect(p99).toBeLessThan(most.p99Ms)
    else expect(processor).toBeLessThan(most.processorSeconds)
    expect(residentMb).toBeLessThan(most.residentMb)
    expect(aster.process.exitCode).toBeNull()
  },
)

test('31.10 rendering pages is rate-limited per caller; cached pages are not', {
  timeout: 120_000,
}, async () => {
  const client = openClient(aster.url)
  const ask = async (path: string) => (await client.call({ method: 'GET', path })).status
  const statuses: number[] = []
  const turns = Array.from({ length: limits.page.most + 1 })
  await eachOf(turns, 8, async () => void statuses.push(await ask('/nowhere')))
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(limits.page.most / 2)
  expect(await ask(paths.applyExpert())).toBe(429)
  expect(await ask(paths.home())).toBe(200)
  client.close()
})

/** Sends bytes and ignores the response. */
function send(bytes: Buffer): void {
  const { port } = new URL(aster.url)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  socket.write(bytes)
  socket.pause()
  setTimeout(() => socket.destroy(), 20_000).unref()
}

function post(path: string, type: string, body: Buffer, method = 'POST'): void {
  const headers = { ...own, 'content-type': type, 'content-length': body.length }
  const sent = request(aster.url + path, { method, headers, agent: false }, (answer) => answer.resume())
  sent.on('error', () => {}) // the server refused before the whole body was sent
  sent.end(body)
}

/** Polls a page and the health check during the attack. */
function watch() {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  let failures = 0
  let residentMb = 0
  let isOver = false
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const since = performance.now()
      const end = (isFine: boolean) => {
        waits.push(performance.now() - since)
        if (!isFine) failures++
        resolve()
      }
      request(aster.url + path, { agent }, (answer) =>
        answer.resume().once('end', () => end(answer.statusCode === 200)),
      )
        .once('error', () => end(false))
        .end()
    })
  const asking = (async () => {
    while (!isOver) {
      await Promise.all([ask(endpoints.isAlive.path), ask(paths.home())])
      residentMb = Math.max(residentMb, residentOf(aster.process.pid))
      await sleep(20)
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      agent.destroy()
      return { waits, failures, residentMb }
    },
  }
}

function residentOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
