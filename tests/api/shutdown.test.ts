import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startApi } from './api-app.ts'
import { listen, openConnection } from './raw-connection.ts'

test('closing takes nothing new, finishes what is running, and then hangs up', async () => {
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

test('closing waits ten seconds at most', { timeout: 30_000 }, async () => {
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
