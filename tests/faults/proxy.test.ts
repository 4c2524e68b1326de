import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../src/store/postgres/address.ts'
import { hostOfTests, type RunningProxy, startProxy } from './proxy.ts'
import { openVisitor } from './visitor.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Fake instances behind the example proxy; `asked` lists the requests that reached them, in order. */
async function stand(handlers: readonly (Handler | 'nobody')[], changes?: Parameters<typeof startProxy>[1]) {
  const asked: string[] = []
  const ports = []
  for (const [at, handle] of handlers.entries()) {
    if (handle === 'nobody') {
      ports.push(await freePort())
      continue
    }
    const server = createServer((request, response) => {
      asked.push(`${request.method} of ${at}`)
      handle(request, response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    closers.push(async () => server.close().closeAllConnections())
    ports.push((server.address() as AddressInfo).port)
  }
  const proxy = await startProxy(ports, changes)
  const visitor = openVisitor()
  closers.unshift(proxy.stop, async () => visitor.close())
  return { proxy, asked, call: visitor.call.bind(null, proxy) }
}

const well: Handler = (_, response) => response.end('well')
const dies: Handler = ({ socket }) => socket.destroy()
const lacks: Handler = (_, response) => response.writeHead(404).end()
const shut: Handler = (_, response) => response.writeHead(503).end('we are full')

/** Sends one request to each server. */
async function askEach(call: Awaited<ReturnType<typeof stand>>['call'], method: string, path = '/') {
  return [(await call(method, path)).status, (await call(method, path)).status].toSorted()
}

test('29.1 another instance answers a read whose instance is gone', async () => {
  const { call, asked } = await stand([dies, well])
  expect(await askEach(call, 'GET')).toEqual([200, 200])
  expect(asked).toContain('GET of 0')

  const alone = await stand([dies, well], [['next_upstream error timeout;', 'next_upstream off;']])
  expect(await askEach(alone.call, 'GET')).toEqual([200, 502])
})

test.each(['POST', 'PATCH'])('29.2 %s is never retried when its instance is gone', async (method) => {
  const { call, asked } = await stand([dies, well])
  expect(await askEach(call, method)).toEqual([200, 502])
  expect(asked.toSorted()).toEqual([`${method} of 0`, `${method} of 1`])

  const bold = await stand(
    [dies, well],
    [['upstream error timeout;', 'upstream error timeout non_idempotent;']],
  )
  expect(await askEach(bold.call, method)).toEqual([200, 200])
  expect(bold.asked).toHaveLength(3)
})

test.each(['POST', 'PATCH', 'PUT'])(
  '29.1 %s goes to another instance if the connection is refused',
  async (method) => {
    const { call, asked } = await stand([well, 'nobody'])
    for (let turn = 0; turn < 4; turn++) expect((await call(method, '/')).status).toBe(200)
    expect(asked).toHaveLength(4)
  },
)

test('29.1 a 503 is passed on: an instance that is full does not count as gone', async () => {
  const { call, asked } = await stand([shut, shut])
  for (let turn = 0; turn < 8; turn++) expect((await call('GET', '/')).text).toBe('we are full')
  expect(asked).toHaveLength(8)
})

test('29.3 during an upgrade, a file that one instance lacks is fetched from another', async () => {
  const { call } = await stand([lacks, well])
  expect(await askEach(call, 'GET', '/assets/new.js')).toEqual([200, 200])
  expect(await askEach(call, 'GET', '/about')).toEqual([200, 404])
})

test('29.4 a forwarded address sent by a visitor is ignored', async () => {
  const echo: Handler = ({ headers }, response) => response.end(JSON.stringify(headers))
  const forged = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
  }
  const visitor = openVisitor('127.2.0.7')
  const seen = async ({ proxy }: { proxy: RunningProxy }) =>
    JSON.parse((await visitor.call(proxy, 'GET', '/', undefined, forged)).text)
  const headers = await seen(await stand([echo]))
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.2.0.7',
    'x-forwarded-proto': 'https',
    host: hostOfTests,
  })
  expect(headers).not.toHaveProperty('x-forwarded-host')

  const gullible = await stand([echo], [['For $remote_addr', 'For $proxy_add_x_forwarded_for']])
  expect((await seen(gullible))['x-forwarded-for']).toContain('203.0.113.9')
  visitor.close()
})

test('29.4 plain http redirects pages to https at the configured host name, and refuses API calls', async () => {
  const { proxy } = await stand([well])
  const visitor = openVisitor()
  const { status, headers } = await visitor.call({ port: proxy.plainPort }, 'GET', '/a?b', undefined, {
    host: 'evil.example',
  })
  expect([status, headers.location]).toEqual([308, `https://${hostOfTests}/a?b`])
  const program = await visitor.call({ port: proxy.plainPort }, 'GET', '/api/stories')
  expect(program.status).toBe(403)
  visitor.close()
})

test('29.4 only TLS 1.2 and 1.3 are accepted, and nginx hides its version, over plain http too', async () => {
  const { call, proxy } = await stand([well])
  expect((await call('GET', '/')).headers.server).toBe('nginx')
  const visitor = openVisitor()
  for (const path of ['/', '/api/stories', '/%']) {
    const plain = await visitor.call({ port: proxy.plainPort }, 'GET', path)
    expect([plain.headers.server, plain.text], path).toEqual(['nginx', expect.not.stringMatching(/nginx\//)])
  }
  visitor.close()
  const protocol = async (maxVersion: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') => {
    const old = { minVersion: 'TLSv1', maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const socket = connect({ port: proxy.port, ca: proxy.certificate, servername: hostOfTests, ...old })
    const seen = await once(socket, 'secureConnect').then(
      () => (socket as TLSSocket).getProtocol(),
      () => 'refused',
    )
    socket.destroy()
    return seen
  }
  expect([await protocol('TLSv1.3'), await protocol('TLSv1.2'), await protocol('TLSv1.1')]).toEqual([
    'TLSv1.3',
    'TLSv1.2',
    'refused',
  ])
})

test('29.5 uploads are streamed to the instance, other bodies buffered', async () => {
  const arrived: string[] = []
  const { proxy } = await stand([
    (request, response) => {
      request.on('data', () => arrived.push(request.url ?? ''))
      request.on('end', () => response.end())
    },
  ])
  const sendHalf = async (path: string) => {
    const socket = connect({ port: proxy.port, ca: proxy.certificate, servername: hostOfTests })
    await once(socket, 'secureConnect')
    socket.write(`PATCH ${path} HTTP/1.1\r\nhost: ${hostOfTests}\r\ncontent-length: 10\r\n\r\nhello`)
    return socket
  }
  const other = await sendHalf('/api/contact')
  const upload = await sendHalf('/api/uploads/1')
  await expect.poll(() => arrived).toEqual(['/api/uploads/1'])
  for (const socket of [other, upload]) socket.write('world')
  await expect.poll(() => arrived).toContain('/api/contact')
  for (const socket of [other, upload]) socket.destroy()
})

test('29.5 bodies up to ASTER’s own limit pass', async () => {
  const { call } = await stand([(request, response) => request.resume().on('end', () => response.end())])
  const mebibyte = 1024 * 1024
  const post = async (path: string, size: number) => (await call('POST', path, Buffer.alloc(size))).status
  expect(await post('/api/experts-applications', 28 * mebibyte)).toBe(200)
  expect(await post('/api/experts-applications', 28 * mebibyte + 1)).toBe(413)
  expect(await post('/api/uploads/1', 10 * mebibyte)).toBe(200)
  expect(await post('/api/uploads/1', 10 * mebibyte + 1)).toBe(413)
})
