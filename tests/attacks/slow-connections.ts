import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a slow client sends first, and then once a second. */
export type SlowKind = { says: string; goesOn?: string; reads?: false }

export type SlowConnection = { kind: string; socket: Socket; received: string; closedAfterMs?: number }

let connections = 0
/** A new local address for each connection (all of 127.0.0.0/8 is local), to stay below the limits per caller. */
const anotherAddress = () =>
  `127.${(connections >> 15) & 255}.${(connections >> 7) & 255}.${(connections++ & 127) + 2}`

/** A slow connection on a raw socket, which no HTTP library would allow. */
export async function openSlowConnection(
  port: number,
  kind: string,
  { says, reads }: SlowKind,
): Promise<SlowConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: anotherAddress() }).setEncoding('latin1')
  await once(socket, 'connect')
  const connection: SlowConnection = { kind, socket, received: '' }
  const start = Date.now()
  if (reads === false) socket.pause()
  else
    socket.on('data', (text: string) => {
      connection.received += text
    })
  socket.on('error', () => {})
  socket.once('close', () => {
    connection.closedAfterMs = Date.now() - start
  })
  if (says) socket.write(says, 'latin1')
  return connection
}

/** All known kinds of slow requests; `csrf` are the headers of a browser. */
export function slowKinds(csrf: string): Readonly<Record<string, SlowKind>> {
  const head = 'host: aster.example\r\n'
  const post = (path: string, type: string, length: string) =>
    `POST ${path} HTTP/1.1\r\n${head}${csrf}content-type: ${type}\r\n${length}\r\n\r\n`
  const message = post('/api/contact', 'application/json', 'content-length: 1000')
  return {
    'headers that trickle in': { says: `GET / HTTP/1.1\r\n${head}`, goesOn: 'x-slow: 1\r\n' },
    'headers that stop': { says: `GET / HTTP/1.1\r\n${head}x-slo` },
    'a connection that sends nothing': { says: '' },
    'a body that trickles in': { says: message, goesOn: ' ' },
    'a body that stops': { says: `${message}{` },
    'a body in chunks that trickle in': {
      says: post('/api/contact', 'application/json', 'transfer-encoding: chunked'),
      goesOn: '1\r\n \r\n',
    },
    'a form of a page that trickles in': {
      says: post('/about/contact-us', 'application/x-www-form-urlencoded', 'content-length: 1000'),
      goesOn: 'a',
    },
    'an answer and then nothing': { says: `GET /healthz HTTP/1.1\r\n${head}\r\n` },
    'responses that the client does not read': {
      says: `GET / HTTP/1.1\r\n${head}\r\n`.repeat(3),
      reads: false,
    },
    'a language that is not HTTP': { says: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', goesOn: '\0' },
  }
}
