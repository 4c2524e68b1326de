import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerOnTheDoorstep, type HangUp } from './doorstep.ts'
import { type Answer, type Shortcut, withShortcut } from './shortcut.ts'

const kept: Answer = {
  route: '/about',
  status: 200,
  headers: ['etag', '"a"', 'content-length', '6'],
  body: 'k\xe9pt\r\n',
}
const unchanged: Answer = { route: '/about', status: 304, headers: ['etag', '"a"'], body: '' }
/** More than the system takes for a reader who does not read. */
const size = 2e7
const large: Answer = {
  route: '/large',
  status: 200,
  headers: ['content-length', String(size)],
  body: 'l'.repeat(size),
}
let asks: number
const shortcut: Shortcut = ({ url, known }) => {
  asks++
  return url === '/large' ? large : url !== '/about' ? undefined : known === '"a"' ? unchanged : kept
}

let server: Server
let hangUp: HangUp
let noted: unknown[]
/** Of the requests that were let in. */
let inside: string[]
beforeEach(async () => {
  ;[noted, inside, asks] = [[], [], 0]
  server = createServer({ keepAliveTimeout: 5000 }, (request, response) => {
    inside.push(`${request.method} ${request.url}`)
    request.setEncoding('latin1')
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => response.end(`[${request.url} ${body}]`))
  })
  hangUp = answerOnTheDoorstep(server, {
    shortcut,
    note: ({ route, status }, _since, broken) => noted.push([route, status, broken !== undefined]),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  hangUp(0)
  server.closeAllConnections()
  server.close()
})

const port = (of = server) => (of.address() as AddressInfo).port
const get = (url: string, ...headers: string[]) =>
  `${[`GET ${url} HTTP/1.1`, 'Host: aster.example', ...headers].join('\r\n')}\r\n\r\n`

class Caller {
  heard = ''
  readonly socket: Socket
  constructor(to = port()) {
    this.socket = connect(to, '127.0.0.1').setEncoding('latin1')
    this.socket.on('data', (piece) => {
      this.heard += piece
    })
  }
  async says(words: string, until: string | RegExp): Promise<string> {
    this.heard = ''
    this.socket.write(words, 'latin1')
    await expect.poll(() => this.heard, { timeout: 5000 }).toMatch(until)
    return this.heard
  }
}

test('what is known is answered on the doorstep, and noted', async () => {
  const caller = new Caller()
  for (const _ of [1, 2, 3])
    expect(await caller.says(get('/about'), 'k\xe9pt')).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(await caller.says(get('/about', 'If-None-Match: "a"'), '\r\n\r\n')).toMatch(
    /^HTTP\/1.1 304 Not Modified/,
  )
  expect(inside).toEqual([])
  expect(noted).toEqual([...Array(3).fill(['/about', 200, false]), ['/about', 304, false]])
})

test.each([get('/about'), get('/about', 'If-None-Match: "a"')])(
  'an answer on the doorstep is byte for byte that of the inside: %j',
  async (words) => {
    const usual = createServer(
      { keepAliveTimeout: 5000 },
      withShortcut(shortcut, () => {}, undefined),
    )
    await once(usual.listen(0, '127.0.0.1'), 'listening')
    const [outside, within] = [new Caller(), new Caller(port(usual))]
    const [one, other] = [
      await outside.says(words, /\r\n\r\n(kép)?/),
      await within.says(words, /\r\n\r\n(kép)?/),
    ]
    const withoutDate = (answer: string) =>
      answer.replace(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/m, 'Date')
    expect(withoutDate(one)).toBe(withoutDate(other))
    expect(withoutDate(one)).toContain('\r\nDate\r\n')
    usual.closeAllConnections()
    usual.close()
  },
)

test('what is not known is let in with all it said, and stays there', async () => {
  const caller = new Caller()
  await caller.says(get('/about'), 'k\xe9pt')
  expect(await caller.says(get('/other'), /\[/)).toContain('[/other ]')
  expect(await caller.says(get('/about'), /\[/)).toContain('[/about ]')
  expect(inside).toEqual(['GET /other', 'GET /about'])
})

test('requests behind one another are answered in their order', async () => {
  const words = get('/about') + get('/other') + get('/about')
  const caller = new Caller()
  await caller.says(get('/about'), 'k\xe9pt')
  const heard = await caller.says(words, /about ].*about ]/s)
  expect([...heard.matchAll(/\[.*?]/g)].join('')).toBe('[/about ][/other ][/about ]')
})

test('a request in pieces, and a body that follows later, arrive whole', async () => {
  const caller = new Caller()
  await caller.says(get('/about'), 'k\xe9pt')
  caller.socket.write('POST /form HTTP/1.1\r\nHost: aster')
  await sleep(20)
  caller.socket.write('.example\r\nContent-Length: 10\r\n\r\n')
  await sleep(20)
  caller.socket.write('12345')
  await sleep(20)
  expect(await caller.says('67890', /\[/)).toContain('[/form 1234567890]')
})

test('whoever says nothing at first is let in and still heard', async () => {
  const caller = new Caller()
  await sleep(1200)
  expect(await caller.says(get('/about'), /\[/)).toContain('[/about ]')
})

test('whoever falls silent after an answer is hung up on, as inside', async () => {
  server.keepAliveTimeout = 100
  server.keepAliveTimeoutBuffer = 0
  const caller = new Caller()
  await caller.says(get('/about'), 'k\xe9pt')
  await once(caller.socket, 'close')
  expect(inside).toEqual([])
})

test('somebody who asks on and on without reading is not listened to until the answers have gone', async () => {
  const caller = new Caller()
  caller.socket.pause()
  for (let asked = 0; asked < 20; asked++) {
    caller.socket.write(get('/large'))
    await sleep(5)
  }
  expect(asks).toBe(1)
  caller.socket.resume()
  await expect.poll(() => caller.heard.length, { timeout: 5000 }).toBeGreaterThan(size)
})

test('a slow reader has the time of a running answer, not that of an idle connection', async () => {
  server.keepAliveTimeout = 100
  server.keepAliveTimeoutBuffer = 0
  server.timeout = 5000
  const caller = new Caller()
  caller.socket.pause().write(get('/large'))
  await sleep(500)
  caller.socket.resume()
  await expect.poll(() => caller.heard.length, { timeout: 5000 }).toBeGreaterThan(size)
  await once(caller.socket, 'close') // and afterwards that of an idle one again
})

test('an answer that nobody waited for is noted as broken off', async () => {
  const caller = new Caller()
  caller.socket.pause().write(get('/large'))
  await sleep(100)
  caller.socket.destroy()
  await expect.poll(() => noted).toEqual([['/large', 200, true]])
})

test('whoever ends his side with the request gets the answer', async () => {
  const caller = new Caller()
  caller.socket.end(get('/about'))
  await once(caller.socket, 'close')
  expect(caller.heard).toContain('k\xe9pt')
})

test('those who stand on the doorstep do not hold up the closing', async () => {
  const caller = new Caller()
  await caller.says(get('/about'), 'k\xe9pt')
  const closed = once(caller.socket, 'close')
  const gone = new Promise((resolve) => server.close(resolve))
  hangUp(5000)
  await Promise.all([closed, gone])
})

test('nor does somebody who does not read, for longer than closing waits', async () => {
  const caller = new Caller()
  caller.socket.pause().write(get('/large'))
  await expect.poll(() => asks).toBe(1)
  const gone = new Promise((resolve) => server.close(resolve))
  hangUp(200)
  await gone
  await expect.poll(() => noted).toEqual([['/large', 200, true]])
})

test('a slow reader gets the rest of an answer while the server closes', async () => {
  const caller = new Caller()
  caller.socket.pause().write(get('/large'))
  await expect.poll(() => asks).toBe(1)
  hangUp(5000)
  caller.socket.resume()
  await once(caller.socket, 'close')
  expect(caller.heard.length).toBeGreaterThan(size)
})
