import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../harness/server/serve-aster.ts'
import { type Declared, declaredStatuses, undeclared } from './declared-statuses.ts'
import { type Operation, operationsOf } from './hostile-requests.ts'
import { anyCaller, type Client, openClient, ownPage } from './http-client.ts'

let database: TestDatabase
let aster: ServedAster
let client: Client
let operations: Operation[]
let declared: Declared
beforeAll(async () => {
  database = await freshDatabase()
  aster = await serveAster(database.url, { ASTER_TRUST_PROXY: 'loopback' })
  client = openClient(aster.url)
  const document = JSON.parse((await client.call({ method: 'GET', path: '/api/openapi.json' })).body)
  operations = operationsOf(document)
  declared = declaredStatuses(document)
})
afterAll(async () => {
  client.close()
  await aster.stop()
  await database.drop()
})

test('30.9 every status that a call can return is declared', { timeout: 120_000 }, async () => {
  const own = await ownPage(client)
  const faults = new Set<string>()
  const seen = new Set<number>()
  const call = async ({ method, path }: Operation, headers: object = {}, body?: string) => {
    const sent = { method, path, headers: { ...own, 'x-forwarded-for': anyCaller(), ...headers }, body }
    const { status, headers: heard } = await client.call(sent)
    seen.add(status)
    const fault = undeclared(declared, status, sent)
    if (fault) faults.add(`${method} ${path}: ${fault}`)
    return heard
  }
  for (const operation of operations) {
    const path = operation.path.replace(/\{\w+\}/g, 'x')
    const known = { ...operation, path }
    await call(known, { 'x-long': 'x'.repeat(20_000) })
    await call({ ...operation, path: `${operation.path.replace(/\{\w+\}/g, '%zz')}` })
    const { etag } = await call(known)
    if (etag && operation.method === 'GET') await call(known, { 'if-none-match': etag })
    if (['GET', 'HEAD', 'OPTIONS'].includes(operation.method)) continue
    await call(known, { 'content-type': 'text/plain' }, 'x')
    await call(known, { 'content-type': operation.type }, '{')
    await call(known, { 'x-xsrf-token': 'forged' })
    await call(known, { 'content-type': 'application/json' }, `"${'x'.repeat(1_100_000)}"`).catch(() => {})
  }
  // Any call answers 408 to an incomplete request.
  const slow = connect(Number(new URL(aster.url).port), new URL(aster.url).hostname)
  slow.write('GET /api/countries HTTP/1.1\r\nhost: a\r\n')
  const [answer] = await once(slow, 'data')
  slow.destroy()
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
  seen.add(status)
  for (const { method, path } of operations) {
    const fault = undeclared(declared, status, { method, path })
    if (fault) faults.add(`${method} ${path}: ${fault}`)
  }
  expect([...seen]).toEqual(expect.arrayContaining([200, 304, 400, 403, 404, 408, 415, 431]))
  expect([...faults].sort()).toEqual([])
})
