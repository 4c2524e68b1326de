import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualPatience } from '../../src/api/http-server.ts'
import { type ApiApp, csrfHeaders, shortPatience, startApi } from './api-app.ts'
import { listen, openConnection } from './raw-connection.ts'

let api: ApiApp
let port: number
beforeAll(async () => {
  api = await startApi({}, undefined, shortPatience)
  port = await listen(api.app)
})
afterAll(() => api.stop())

test('the usual patience is as docs/operations.md has it', () => {
  expect(usualPatience).toEqual({
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    handlerTimeout: 20_000,
    connectionTimeout: 30_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
  })
})

/** Whoever waits longer waits for nothing; a busy machine may take its time. */
describe.concurrent('with a quarter of it the server hangs up on', { timeout: 60_000 }, () => {
  test('headers that trickle in', async ({ expect }) => {
    const { socket, received, closed } = await openConnection(port)
    socket.write('GET /healthz HTTP/1.1\r\nhost: aster.example\r\n')
    const trickle = setInterval(() => socket.write('x-slow: 1\r\n'), 50)
    await closed
    clearInterval(trickle)
    expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(received()).toContain('"code":"too_slow"')
  })

  test('a body that trickles in', async ({ expect }) => {
    const { socket, received, closed } = await openConnection(port)
    const { cookie, 'x-xsrf-token': token } = await csrfHeaders(api.app)
    socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: aster.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\ncookie: ${cookie}\r\nx-xsrf-token: ${token}\r\n\r\n`,
    )
    const trickle = setInterval(() => socket.write(' '), 50)
    await closed
    clearInterval(trickle)
    expect(received()).toMatch(/^HTTP\/1\.1 503 /)
    expect(received()).toMatch(/connection: close/i)
  })

  test('a line that says nothing', async () => {
    const { closed } = await openConnection(port)
    await closed
  })
})

test('what is not HTTP is answered as a problem and ends', async () => {
  const { socket, received, closed } = await openConnection(port)
  socket.write('HELLO\r\n\r\n')
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(received()).toContain('"code":"malformed_request"')
})

test('headers without end are cut short', async () => {
  const { socket, received, closed } = await openConnection(port)
  socket.write(`GET / HTTP/1.1\r\nhost: aster.example\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 431 /)
  expect(received()).toContain('"code":"headers_too_large"')
})
