import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './page-cache.ts'

type Kept = { version: string; etag: string; body: Buffer }
/**
 * Headers are names and values in turns, put together once. As a text with a character for each byte the body leaves
 * together with them, which takes less than two pieces do.
 */
type Given = Omit<Kept, 'body'> & {
  route: string
  headers: string[]
  headersWithBody: string[]
  text: string
}

const mostAnswers = 1000

/**
 * A kept page is the same for everybody, headers included. What was answered once is answered again as it was, ahead of
 * everything that a request passes on its way to a page, none of which could refuse it or change it.
 */
export class RepeatedAnswers {
  readonly #currentVersion: () => string | undefined
  readonly #given = { br: new Map(), gzip: new Map(), identity: new Map() } as Record<
    Encoding,
    Map<string, Given>
  >

  /** Of the content, where it is known without asking. */
  constructor(currentVersion: () => string | undefined) {
    this.#currentVersion = currentVersion
  }

  /** Gives the route that was answered for; nothing where the request must take its usual way. */
  answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): string | undefined {
    if (method !== 'GET' || hasBody(headers)) return undefined
    const given = this.#given[chooseEncoding(headers['accept-encoding'])].get(url)
    if (!given || given.version !== this.#currentVersion()) return undefined
    if (headers['if-none-match']?.includes(given.etag)) response.writeHead(304, given.headers).end()
    else response.writeHead(200, given.headersWithBody).end(given.text, 'latin1')
    return given.route
  }

  /** Called when everything but the body is on the reply. */
  remember(
    { raw: { method, url = '' }, routeOptions }: FastifyRequest,
    reply: FastifyReply,
    { encoding, body, ...kept }: Kept & { encoding: Encoding },
  ): void {
    if (method !== 'GET' || url.includes('?') || reply.hasHeader('set-cookie')) return
    const answers = this.#given[encoding]
    if (answers.size >= mostAnswers) answers.clear()
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    const headersWithBody = [...headers, 'content-length', String(body.length)]
    answers.set(url, {
      ...kept,
      route: routeOptions.url ?? '',
      headers,
      headersWithBody,
      text: body.toString('latin1'),
    })
  }
}

const hasBody = (headers: IncomingMessage['headers']) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
