import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type Sent = {
  method: string
  path: string
  headers?: OutgoingHttpHeaders | readonly string[]
  body?: string | Buffer | undefined
}
export type Heard = { status: number; headers: IncomingHttpHeaders; body: string; ms: number }
export type Client = ReturnType<typeof openClient>

let callers = 0
/** A new network for each call, to stay below the rate limits per caller. */
export const anyCaller = () => `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`

/** Keep-alive connections; unlike `fetch` they send any header that Node allows and follow no redirect. */
export function openClient(site: string, { patienceMs = 30_000, connections = 8 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(site)

  function call({ method, path, headers = {}, body }: Sent): Promise<Heard> {
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const asked = request(
        { agent, hostname, port, method, path, headers: withLength(headers, body) },
        (answer) => {
          const pieces: Buffer[] = []
          answer.on('data', (piece: Buffer) => pieces.push(piece))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(pieces).toString(),
              ms: performance.now() - since,
            }),
          )
        },
      )
      asked.setTimeout(patienceMs, () => asked.destroy(new Error(`No answer within ${patienceMs} ms`)))
      asked.once('error', reject)
      asked.end(body)
    })
  }
  return { call, close: () => agent.destroy() }
}

/** Node omits the length for some methods; the server would then parse the body as the next request. */
function withLength(headers: NonNullable<Sent['headers']>, body: Sent['body']) {
  if (body === undefined) return headers
  const length = String(Buffer.byteLength(body))
  return Array.isArray(headers)
    ? [...headers, 'content-length', length]
    : { ...headers, 'content-length': length }
}

/** The CSRF cookie and header of our own page. */
export async function ownPage(client: Client): Promise<{ cookie: string; 'x-xsrf-token': string }> {
  const { headers } = await client.call({ method: 'POST', path: '/api/contact' })
  const token = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
}

/** Runs a limited number at once, in order. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
