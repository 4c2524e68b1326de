import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startApi } from '../api-app.ts'
import { listen, openConnection } from './raw-connection.ts'

test('on shutdown the server accepts no connections, finishes running requests and then disconnects', async () => {
  let finish = () => {}
  const api = await startApi({}, async (app) => {
    const running = new Promise<void>((resolve) => {
      finish = resolve
    })
    app.get('/running', { config: { access: 'public' } }, async () => {
      await running
      return 'finished'
    })
  })
  const port = await listen(api.app)
  const idle = await openConnection(port)
  const busy = await openConnection(port)
  busy.socket.write('GET /running HTTP/1.1\r\nhost: aster.example\r\n\r\n')
  await sleep(100)

  let isClosed = false
  const closing = api.app.close().then(() => {
    isClosed = true
  })
  await sleep(500)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  expect(isClosed).toBe(false)

  finish()
  const start = Date.now()
  await Promise.all([busy.closed, idle.closed, closing])
  expect(Date.now() - start).toBeLessThan(5000)
  expect(busy.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*finished$/s)
  await api.stop()
})

test('on shutdown a slow client still gets its whole response', async () => {
  const size = 2e7
  const api = await startApi({}, async (app) => {
    app.get('/large', { config: { access: 'public' } }, async () => Buffer.alloc(size))
  })
  const port = await listen(api.app)
  const slow = await openConnection(port)
  slow.socket.pause().write('GET /large HTTP/1.1\r\nhost: aster.example\r\n\r\n')
  await sleep(300)
  const closing = api.app.close()
  await sleep(300)
  slow.socket.resume()
  await Promise.all([slow.closed, closing])
  expect(slow.received().length).toBeGreaterThan(size)
  await api.stop()
})

test('an error is never written into the middle of a response', async () => {
  const api = await startApi({}, async (app) => {
    app.get('/half', { config: { access: 'public' } }, (_, reply) => {
      reply.raw.writeHead(200, { 'content-length': 100 }).write('first half')
      return reply.hijack()
    })
  })
  const caller = await openConnection(await listen(api.app))
  caller.socket.write('GET /half HTTP/1.1\r\nhost: aster.example\r\n\r\n')
  await sleep(300)
  caller.socket.write('nonsense\r\n\r\n')
  await caller.closed
  expect(caller.received()).toMatch(/first half$/)
  await api.stop()
})

test('shutdown takes ten seconds at most', { timeout: 30_000 }, async () => {
  const api = await startApi({}, async (app) => {
    app.get('/stuck', { config: { access: 'public' } }, () => new Promise(() => {}))
  })
  const port = await listen(api.app)
  const stuck = await openConnection(port)
  stuck.socket.write('GET /stuck HTTP/1.1\r\nhost: aster.example\r\n\r\n')
  await sleep(100)
  const start = Date.now()
  await api.app.close()
  expect(Date.now() - start).toBeGreaterThan(9000)
  expect(Date.now() - start).toBeLessThan(15_000)
  await api.stop()
})

test('29.6 behind a proxy, shutdown drops reads unanswered, for a retry elsewhere, and answers writes', async () => {
  const api = await startApi({ trustProxy: ['127.0.0.1'] })
  const port = await listen(api.app)
  const [reader, writer] = [await openConnection(port), await openConnection(port)]
  const closing = api.app.close()
  await new Promise(setImmediate)
  reader.socket.write('GET /healthz HTTP/1.1\r\nhost: aster.example\r\n\r\n')
  await reader.closed
  expect(reader.received()).toBe('')

  const late = await openConnection(port)
  for (const { socket } of [writer, late])
    socket.write('POST /api/contact HTTP/1.1\r\nhost: aster.example\r\ncontent-length: 0\r\n\r\n')
  await Promise.all([writer.closed, late.closed])
  for (const { received } of [writer, late])
    expect(received()).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n.*connection: close\r\n/is)

  await closing
  await expect(openConnection(port)).rejects.toThrow('ECONNREFUSED')
  await api.stop()
})
