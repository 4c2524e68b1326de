import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from '../../http/caching/compress.ts'
import { routeName } from '../../http/logging/route-name.ts'
import { csrfTokenOf } from '../../http/protection/csrf.ts'
import type { Answer, Asked } from '../../http/shortcuts/page-shortcut.ts'
import { fillFor, type Own, type VisitorPages } from './visitor-pages.ts'

/** A response of Fastify without the body and the visitor's cookie. */
type Given = { address: string; route: string; headers: readonly string[]; server: FastifyInstance }

type Sources = {
  pages: VisitorPages
  /** The version of the content, if it is known without a query. */
  currentVersion: () => string | undefined
  openForm: Own['openForm']
}

/** Fastify answers other spellings of an address, so that a stranger cannot fill the memory with them. */
const plainAddress = /^\/[\w/-]*(\?(all|step=[\w-]+))?$/
const mostAnswers = 1000

/**
 * Fills pages of untouched forms ahead of routing and hooks, of which only the rate limit could refuse them. The first
 * answer of Fastify provides the headers of all later ones.
 */
export class VisitorAnswers {
  readonly #sources: Sources
  readonly #given = { br: new Map(), gzip: new Map(), identity: new Map() } as Record<
    Encoding,
    Map<string, Given>
  >

  constructor(sources: Sources) {
    this.#sources = sources
  }

  answer({ url, encodings, cookies, isWithin }: Asked): Answer | undefined {
    const encoding = chooseEncoding(encodings)
    const given = this.#given[encoding].get(url)
    const { pages, currentVersion, openForm } = this.#sources
    const version = currentVersion()
    if (!given || version === undefined) return undefined
    const page = pages.find(version, given.address)
    if (!page || !isWithin('page')) return undefined
    const { token, setCookie } = csrfTokenOf(given.server, cookies)
    const filled = fillFor(page, { csrfToken: () => token, openForm })
    if (!filled) return undefined
    const body = filled.page.fill(filled.values, encoding)
    const headers = [...given.headers, 'content-length', `${body.length}`]
    if (setCookie !== undefined) headers.push('set-cookie', setCookie)
    return { route: given.route, status: 200, headers, body: body.toString('latin1') }
  }

  /** Called when everything but the body is on the reply. */
  remember(request: FastifyRequest, reply: FastifyReply, address: string, encoding: Encoding): void {
    const { method, url = '' } = request.raw
    if (method !== 'GET' || !plainAddress.test(url)) return
    const answers = this.#given[encoding]
    if (answers.size >= mostAnswers) answers.clear()
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'set-cookie')
      .flatMap(([name, value]) => [name, String(value)])
    answers.set(url, { address, route: routeName(request) ?? '', headers, server: request.server })
  }
}
