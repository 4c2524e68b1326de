import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlainRequest } from './plain-request.ts'

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'))
const request = (...headers: string[]) =>
  `GET /about HTTP/1.1\r\nHost: aster.example\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`

test('a plain request is read: its address, what it takes and what it knows', () => {
  const plain = request(
    'Connection: Keep-Alive',
    'accept-encoding: gzip, br',
    'If-None-Match: "a"',
    'X-Empty:',
  )
  expect(read(plain)).toEqual({ url: '/about', encodings: 'gzip, br', known: '"a"' })
  expect(read(request())).toEqual({ url: '/about', encodings: undefined, known: undefined })
})

test.each<[string, string]>([
  ['another method', request().replace('GET', 'POST')],
  ['HEAD', request().replace('GET', 'HEAD')],
  ['a method in small letters', request().replace('GET', 'get')],
  ['another protocol', request().replace('1.1', '1.0')],
  ['a whole address', request().replace('/about', 'http://aster.example/about')],
  ['no host', request().replace('Host: aster.example\r\n', '')],
  ['two hosts', request('Host: other.example')],
  ['a body of a length', request('Content-Length: 0')],
  ['a body in pieces', request('Transfer-Encoding: chunked')],
  ['a wish to be asked first', request('Expect: 100-continue')],
  ['another protocol from here on', request('Connection: upgrade', 'Upgrade: websocket')],
  ['the last request of a connection', request('Connection: close')],
  ['the same as proxies say it', request('Proxy-Connection: close')],
  ['the same header twice', request('Accept-Encoding: br', 'Accept-Encoding: gzip')],
  ['half a request', request().slice(0, -2)],
  ['half a header', request('Accept').replace('\r\n\r\n', '')],
  ['two requests', request() + request()],
  ['a request and its body', `${request()}a`],
  ['a header that goes on in the next line', request('X-Long: one', ' two')],
  ['lines that end otherwise', request('X-One: 1').replaceAll('\r\n', '\n')],
  ['one line that ends otherwise', request('X-One: 1\nContent-Length: 5')],
  ['a space before the colon', request('Content-Length : 5')],
  ['a header without a name', request(': 5')],
  ['a zero byte', request('X-One: \0')],
  ['more than is usual', request(`X-Long: ${'a'.repeat(8192)}`)],
  ['nothing', ''],
  ['empty lines first', `\r\n${request()}`],
])('%s is not a plain request', (_, text) => {
  expect(read(text)).toBeUndefined()
})

const heard: IncomingMessage[] = []
const broken: Error[] = []
const server = createServer((message, response) => {
  heard.push(message)
  response.setHeader('connection', 'close').end()
}).on('clientError', (error, socket) => {
  broken.push(error)
  socket.destroy()
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

const names =
  'Host Accept-Encoding If-None-Match Connection Content-Length Transfer-Encoding Expect Proxy-Connection X-A'
const values = [
  '',
  'br',
  'a b',
  '5',
  'chunked',
  'keep-alive',
  'close',
  '"t"',
  '\t x \t',
  'é',
  'a:b',
  'a,b',
  '\x7f',
]
const line = fc
  .tuple(
    fc.constantFrom(...names.split(' ')),
    fc.constantFrom(':', ': ', ' :', ':\t'),
    fc.constantFrom(...values),
  )
  .map((parts) => parts.join(''))
const ends = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n ')
const anything = fc
  .tuple(
    fc.constantFrom('/', '/about', '/a?b', '/é', '//a', '/a b', '*'),
    fc.constantFrom('', 'Host: h\r\n'),
    fc.array(fc.tuple(line, ends), { maxLength: 4 }),
    fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n\r\n', '\n', ''),
  )
  .map(([url, host, lines, end]) => `GET ${url} HTTP/1.1\r\n${host}${lines.flat().join('')}${end}`)

test('whatever is read as a plain request is one request to Node, of the same meaning', async () => {
  let plain = 0
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      const asked = read(text)
      if (!asked) return
      plain++
      heard.length = broken.length = 0
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
      socket.write(text, 'latin1')
      await once(socket, 'close')
      const meant = heard.map(({ url, headers }) => ({
        url,
        encodings: headers['accept-encoding'],
        known: headers['if-none-match'],
      }))
      expect([broken, meant]).toEqual([[], [asked]])
    }),
    { numRuns: 10_000 },
  )
  expect(plain).toBeGreaterThan(100)
})
