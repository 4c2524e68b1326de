import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, csrfHeaders, startApi } from './api-app.ts'
import { listen, openConnection } from './raw-connection.ts'

let api: ApiApp
let port: number
beforeAll(async () => {
  api = await startApi()
  port = await listen(api.app)
})
afterAll(() => api.stop())

const seconds = async (work: Promise<unknown>) => {
  const start = Date.now()
  await work
  return (Date.now() - start) / 1000
}

describe.concurrent('the server hangs up on', { timeout: 60_000 }, () => {
  test('headers that trickle in', async ({ expect }) => {
    const { socket, received, closed } = await openConnection(port)
    socket.write('GET /healthz HTTP/1.1\r\nhost: aster.example\r\n')
    const trickle = setInterval(() => socket.write('x-slow: 1\r\n'), 500)
    expect(await seconds(closed)).toBeLessThan(18)
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
    const trickle = setInterval(() => socket.write(' '), 500)
    expect(await seconds(closed)).toBeLessThan(28)
    clearInterval(trickle)
    expect(received()).toMatch(/^HTTP\/1\.1 503 /)
    expect(received()).toMatch(/connection: close/i)
  })

  test('a line that says nothing', async ({ expect }) => {
    const { closed } = await openConnection(port)
    expect(await seconds(closed)).toBeLessThan(35)
  })
})

test('what is not HTTP is answered as a problem and ends', async () => {
  const { socket, received, closed } = await openConnection(port)
  socket.write('HELLO\r\n\r\n')
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(received()).toContain('"code":"malformed_request"')
})

test('a request whose end can be read in two ways is refused, and nothing hides behind it', async () => {
  const { socket, received, closed } = await openConnection(port)
  const lengths = 'content-length: 5\r\ntransfer-encoding: chunked'
  socket.write(
    `POST /api/contact HTTP/1.1\r\nhost: aster.example\r\n${lengths}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`,
  )
  await closed
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test('nobody gets back what they sent: TRACE is no method of ours', async () => {
  const { socket, received, closed } = await openConnection(port)
  socket.write('TRACE / HTTP/1.1\r\nhost: aster.example\r\nx-secret: echo\r\nconnection: close\r\n\r\n')
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(received()).not.toContain('echo')
})

test('headers without end are cut short', async () => {
  const { socket, received, closed } = await openConnection(port)
  socket.write(`GET / HTTP/1.1\r\nhost: aster.example\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 431 /)
  expect(received()).toContain('"code":"headers_too_large"')
})
