import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from '../../http/caching/compress.ts'
import { freshnessHeader, freshUntil } from '../../http/caching/shared-caching.ts'
import { routeName } from '../../http/logging/route-name.ts'
import type { Answer, Asked } from '../../http/shortcuts/page-shortcut.ts'

type Kept = { version: string; etag: string; body: Buffer }
type Given = Omit<Kept, 'body'> & { page: Answer; unchanged: Answer }

const mostAnswers = 1000
const plainAddress = /^\/[^?#%]*$/

/** Serves cached responses ahead of routing and hooks, none of which could refuse or change them. */
export class RepeatedAnswers {
  readonly #currentVersion: () => string | undefined
  readonly #given = { br: new Map(), gzip: new Map(), identity: new Map() } as Record<
    Encoding,
    Map<string, Given>
  >

  /** `currentVersion` is the version of the content, if it is known without a query. */
  constructor(currentVersion: () => string | undefined) {
    this.#currentVersion = currentVersion
  }

  answer({ url, encodings, known }: Pick<Asked, 'url' | 'encodings' | 'known'>): Answer | undefined {
    const given = this.#given[chooseEncoding(encodings)].get(url)
    if (!given || given.version !== this.#currentVersion()) return undefined
    const answer = known?.includes(given.etag) ? given.unchanged : given.page
    renewFreshness(answer)
    return answer
  }

  /** Called when everything but the body is on the reply. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { encoding, body, ...kept }: Kept & { encoding: Encoding },
  ): void {
    const { method, url = '' } = request.raw
    if (method !== 'GET' || !plainAddress.test(url) || reply.hasHeader('set-cookie')) return
    const answers = this.#given[encoding]
    if (answers.size >= mostAnswers) answers.clear()
    const route = routeName(request) ?? ''
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    answers.set(url, {
      ...kept,
      page: {
        route,
        status: 200,
        headers: [...headers, 'content-length', String(body.length)],
        body: body.toString('latin1'),
      },
      unchanged: { route, status: 304, headers: [...headers], body: '' },
    })
  }
}

/** The one header that changes with time. */
function renewFreshness({ headers }: Answer): void {
  const at = headers.indexOf(freshnessHeader)
  if (at >= 0) headers[at + 1] = freshUntil()
}
