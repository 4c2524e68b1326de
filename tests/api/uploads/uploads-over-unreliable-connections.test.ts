import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { readUpload } from '../../../src/store/uploads/uploads.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { listen } from '../http/raw-connection.ts'
import { uploadCalls } from './upload-calls.ts'
import { openUploadConnection } from './upload-connection.ts'

let api: ApiApp
let port: number
let uploads: Awaited<ReturnType<typeof uploadCalls>>
beforeAll(async () => {
  api = await startApi()
  port = await listen(api.app)
  uploads = await uploadCalls(api.app)
})
afterAll(() => api.stop())

const largest = honestPdf(largestUpload)
/** Many pieces, but quickly sent. */
const file = honestPdf(2_000_000)
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function digestAt(url: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of readUpload(api.database.store, url.split('/').at(-1) ?? '')) hash.update(piece)
  return hash.digest('hex')
}

const received = async (url: string) => Number((await uploads.measure(url)).headers['upload-offset'])

const openFileConnection = (url: string, offset: number, length = file.length - offset) =>
  openUploadConnection(port, url, { offset, length, headers: uploads.headers })

/** An independent tus client, to prove that any such client works. */
function sendByTus(toPort: number, file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `http://127.0.0.1:${toPort}/api/uploads`,
      headers: uploads.headers,
      metadata: { filename: 'cv.pdf' },
      retryDelays: Array(20).fill(10),
      onError: reject,
      onSuccess: () => resolve(new URL(upload.url ?? '').pathname),
    })
    upload.start()
  })
}

test('a tus client uploads the largest file completely', async () => {
  const url = await sendByTus(port, largest)
  expect(await digestAt(url)).toBe(digestOf(largest))
  expect((await uploads.check(url)).json()).toMatchObject({ name: 'cv.pdf', state: 'fine' })
})

test('a tus client resumes by itself over a connection that breaks', async () => {
  let cuts = 0
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let passed = 0
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', ({ length }) => {
      passed += length
      if (passed < 200_000 || cuts === 8) return
      cuts++
      near.destroy()
      far.end()
    })
    near.pipe(far).pipe(near)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const url = await sendByTus((proxy.address() as AddressInfo).port, file)
  proxy.close()
  expect(cuts).toBe(8)
  expect(await digestAt(url)).toBe(digestOf(file))
}, 60_000)

test('a file arrives complete after twenty interruptions, and nothing is sent twice', async () => {
  const url = await uploads.begun(file.length)
  let offset = 0
  for (let cut = 0; cut < 20; cut++) {
    const connection = await openFileConnection(url, offset)
    const share = Math.ceil((Math.random() * 2 * (file.length - offset)) / (22 - cut))
    const sent = file.subarray(offset, Math.min(offset + share, file.length - 1))
    connection.socket.end(sent)
    offset += sent.length
    await expect.poll(() => received(url)).toBe(offset)
  }
  expect((await uploads.send(url, offset, file.subarray(offset))).statusCode).toBe(204)
  expect(await digestAt(url)).toBe(digestOf(file))
  expect((await uploads.check(url)).json()).toMatchObject({ state: 'fine' })
}, 60_000)

test('a file arrives complete after twenty connection resets', async () => {
  const url = await uploads.begun(file.length)
  for (let tear = 0; tear < 20; tear++) {
    const offset = await received(url)
    const connection = await openFileConnection(url, offset)
    connection.socket.write(file.subarray(offset, offset + Math.ceil(Math.random() * 200_000)))
    await sleep(Math.random() * 100)
    connection.socket.resetAndDestroy()
  }
  const rest = async () => {
    const offset = await received(url)
    return (await uploads.send(url, offset, file.subarray(offset))).statusCode
  }
  await expect.poll(rest).toBe(204)
  expect(await digestAt(url)).toBe(digestOf(file))
}, 60_000)

describe('a stale connection and a new one', () => {
  test('do not mix their bytes: the stale one gets a conflict', async () => {
    const url = await uploads.begun(file.length)
    const old = await openFileConnection(url, 0)
    old.socket.write(file.subarray(0, 300_000))
    // The remaining bytes are less than a piece, so the server buffers them.
    await expect.poll(() => received(url)).toBeGreaterThan(300_000 - 128 * 1024)

    const offset = await received(url)
    const sent = await uploads.send(url, offset, file.subarray(offset))
    expect(sent.statusCode).toBe(204)
    old.socket.write(file.subarray(300_000))
    await expect.poll(old.status).toBe(409)
    expect(old.received()).toContain('offset_conflict')
    expect(await digestAt(url)).toBe(digestOf(file))
  })

  test('that start concurrently: one succeeds, the other gets a conflict', async () => {
    const part = file.subarray(0, 1_000_000)
    const url = await uploads.begun(part.length)
    const answers = await Promise.all(Array.from({ length: 5 }, () => uploads.send(url, 0, part)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409])
    expect(await digestAt(url)).toBe(digestOf(part))
  })
})

test('a sender who reads only after sending everything still gets the refusal', async () => {
  const body = Buffer.alloc(5_000_000, 'GIF89a')
  const url = await uploads.begun(body.length)
  const send = async (headers: object) => {
    const connection = await openUploadConnection(port, url, {
      offset: 0,
      length: body.length,
      headers: { ...uploads.headers, ...headers },
    })
    connection.socket.pause().end(body)
    await once(connection.socket, 'finish')
    connection.socket.resume()
    await connection.closed
    return connection
  }
  const forged = await send({ 'x-xsrf-token': 'guessed' })
  expect(forged.status()).toBe(403)
  const refused = await send({})
  expect(refused.status()).toBe(422)
  expect(refused.received()).toContain('"file":"not_pdf"')
})

test('a request of ten gigabytes is refused without being read', async () => {
  const url = await uploads.begun(file.length)
  const connection = await openFileConnection(url, 0, 10_000_000_000)
  connection.socket.write(file.subarray(0, 100_000))
  await connection.closed
  expect(connection.status()).toBe(413)
  expect(await received(url)).toBe(0)
})
