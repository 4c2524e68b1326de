import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../../src/store/open-store.ts'
import { readUpload } from '../../../src/store/uploads/uploads.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { quiet } from '../../harness/postgres/test-postgres.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { type MountedApi, mountApi } from '../api-app.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../http/database-proxy.ts'
import { listen } from '../http/raw-connection.ts'
import { uploadCalls } from './upload-calls.ts'
import { openUploadConnection } from './upload-connection.ts'

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

test('without the database uploads are refused; when it is back they resume', async () => {
  const file = honestPdf(1_000_000)
  const port = await listen(api.app)
  const uploads = await uploadCalls(api.app)
  const url = await uploads.begun(file.length)
  const received = async () => Number((await uploads.measure(url)).headers['upload-offset'])
  const headers = uploads.headers
  const sender = await openUploadConnection(port, url, { offset: 0, length: file.length, headers })
  sender.socket.write(file.subarray(0, 400_000))
  await expect.poll(received).toBeGreaterThan(200_000)

  await proxy.cut()
  sender.socket.write(file.subarray(400_000))
  await expect.poll(sender.status).toBe(503)
  expect(sender.received()).toContain('"code":"unavailable"')
  const answers = [
    await uploads.begin(10),
    await uploads.send(url, 0, file),
    await uploads.check(url),
    await uploads.cancel(url),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503)
    expect(answer.json().code).toBe('unavailable')
    expect(answer.headers['retry-after']).toBe('5')
  }
  expect((await uploads.measure(url)).statusCode).toBe(503)

  await proxy.mend()
  const offset = await received()
  expect(offset).toBeGreaterThan(200_000)
  expect((await uploads.send(url, offset, file.subarray(offset))).statusCode).toBe(204)
  const hash = createHash('sha256')
  for await (const piece of readUpload(store, url.split('/').at(-1) ?? '')) hash.update(piece)
  expect(hash.digest('hex')).toBe(createHash('sha256').update(file).digest('hex'))
})
