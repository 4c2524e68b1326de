import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, startApi } from '../api/api-app.ts'
import { listen, openConnection } from '../api/http/raw-connection.ts'

let api: ApiApp
let port: number
beforeAll(async () => {
  api = await startApi()
  port = await listen(api.app)
})
afterAll(() => api.stop())

describe('30.6 two lengths in one request', () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'
  const chunk = `0\r\n\r\n${hidden}`
  const head = 'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
  const both = {
    'length and chunks': `${head}content-length: ${chunk.length}\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`,
    'chunks and length': `${head}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n${chunk}`,
    'two lengths': `${head}content-length: 2\r\ncontent-length: ${hidden.length + 2}\r\n\r\n{}${hidden}`,
    'a list of lengths': `${head}content-length: 2, 30\r\n\r\n{}${hidden}`,
    'a space before the colon': `${head}transfer-encoding : chunked\r\ncontent-length: 2\r\n\r\n{}${hidden}`,
    'another coding': `${head}transfer-encoding: xchunked\r\ncontent-length: 2\r\n\r\n{}${hidden}`,
    'a folded header': `${head}transfer-encoding:\r\n chunked\r\ncontent-length: 2\r\n\r\n{}${hidden}`,
    'a bare line feed': `${head}content-length: 2\ntransfer-encoding: chunked\r\n\r\n${chunk}`,
    'a negative length': `${head}content-length: -1\r\n\r\n${hidden}`,
  }

  test.each(Object.entries(both))(
    'are refused, and a smuggled request gets no answer: %s',
    async (_, sent) => {
      const connection = await openConnection(port)
      connection.socket.write(sent)
      await connection.closed
      const answers = connection.received().match(/HTTP\/1\.1 \d+/g) ?? []
      expect(answers).toEqual(['HTTP/1.1 400'])
    },
  )

  test('the check can fail: two separate requests get two answers', async () => {
    const connection = await openConnection(port)
    connection.socket.write(`${hidden}GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    await connection.closed
    expect(connection.received().match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  })
})

describe('30.6 two hosts in one request', () => {
  const asked = (target: string, hosts: readonly string[]) =>
    `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `host: ${host}\r\n`).join('')}connection: close\r\n\r\n`
  const ambiguous = {
    'two Host headers': asked('/healthz', ['aster.example', 'evil.example']),
    'the same Host twice': asked('/healthz', ['aster.example', 'aster.example']),
    'an absolute target': asked('http://evil.example/healthz', ['aster.example']),
    'an absolute target on our own host': asked('https://aster.example/healthz', ['aster.example']),
    'an absolute target that redirects': asked('http://evil.example/about/', ['aster.example']),
    'a target without a path': asked('evil.example', ['aster.example']),
  }

  test.each(Object.entries(ambiguous))('are refused: %s', async (_, sent) => {
    const connection = await openConnection(port)
    connection.socket.write(sent)
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1\.1 400 /)
    expect(connection.received()).not.toContain('evil.example')
  })

  test('the check can fail: a request with one host is answered', async () => {
    const connection = await openConnection(port)
    connection.socket.write(asked('/healthz', ['aster.example']))
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test('TRACE is not supported, so no request is echoed', async () => {
  const { socket, received, closed } = await openConnection(port)
  socket.write('TRACE / HTTP/1.1\r\nhost: aster.example\r\nx-secret: echo\r\nconnection: close\r\n\r\n')
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(received()).not.toContain('echo')
})
