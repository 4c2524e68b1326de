import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../../src/store/open-store.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { quiet } from '../../harness/postgres/test-postgres.ts'
import { type MountedApi, mountApi, postMessage } from '../api-app.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let store: Store
let api: MountedApi

beforeAll(async () => {
  database = await freshDatabase()
  proxy = await openDatabaseProxy(database.url)
  store = await openStore({ databaseUrl: proxy.url, dataDir: '', databasePool: 5, log: quiet })
  api = await mountApi(store)
})
afterAll(async () => {
  await api.stop()
  await store.close()
  await proxy.cut()
  await database.drop()
})

const statusOf = async (url: string) => (await api.app.inject(url)).statusCode

test('without its database the server is alive but not ready, and ready again when it is back', async () => {
  expect(await statusOf('/readyz')).toBe(200)
  expect((await postMessage(api.app)).statusCode).toBe(201)

  await proxy.cut()
  const away = await api.app.inject('/readyz')
  expect(away.statusCode).toBe(503)
  expect(away.json()).toMatchObject({ code: 'unavailable', status: 503 })
  expect(away.headers['retry-after']).toBe('5')
  expect(await statusOf('/healthz')).toBe(200)

  const unsent = await postMessage(api.app)
  expect(unsent.statusCode).toBe(503)
  expect(unsent.json().code).toBe('unavailable')
  expect(unsent.headers['retry-after']).toBe('5')

  await proxy.mend()
  expect(await statusOf('/readyz')).toBe(200)
  expect((await postMessage(api.app)).statusCode).toBe(201)
})

test('a server whose database lacks a migration is not ready', async () => {
  await database.store.db.deleteFrom('schema_migration').where('name', 'like', '0001%').execute()
  expect(await statusOf('/readyz')).toBe(503)
})
