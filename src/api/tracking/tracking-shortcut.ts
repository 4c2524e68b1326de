import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { endpoints } from '../../domain/api/endpoints.ts'
import type { ShortCall } from '../../http/shortcuts/call-shortcut.ts'
import type { Services } from '../../services/services.ts'

const { enterPage, leavePage } = endpoints
const beforeId = leavePage.path.slice(0, leavePage.path.indexOf(':'))

/**
 * Answers the calls that count page views ahead of routing and hooks: they are most of all calls. The first answer of
 * Fastify provides the headers of all later ones.
 */
export class TrackingShortcut {
  readonly #services: Services
  readonly #headers = new Map<string, readonly string[]>()

  constructor(services: Services) {
    this.#services = services
  }

  find({ method, url = '', headers }: IncomingMessage): ShortCall | undefined {
    if (saysNo(headers)) return undefined
    if (method === enterPage.method && url === enterPage.path) return this.#enter()
    const isLeaving = method === leavePage.method && url.startsWith(beforeId)
    return isLeaving ? this.#leave(url.slice(beforeId.length)) : undefined
  }

  /** Called when everything but the length of the body is on the reply. */
  remember(request: FastifyRequest, reply: FastifyReply): void {
    const { url: route = '' } = request.routeOptions
    const isAnswer = successes.get(route) === reply.statusCode
    if (!isAnswer || this.#headers.has(route) || reply.hasHeader('set-cookie')) return
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    this.#headers.set(route, headers)
  }

  #enter(): ShortCall | undefined {
    return this.#call(enterPage, async (json) => {
      const { tracking } = this.#services
      const read = v.safeParse(enterPage.request.body, json)
      // A view that is refused is counted as such, once.
      if (!read.success || !tracking.hasRoom()) return undefined
      const outcome = await tracking.enterPage(read.output)
      return outcome.ok ? JSON.stringify(outcome.value) : undefined
    })
  }

  #leave(pageViewId: string): ShortCall | undefined {
    return this.#call(leavePage, async (json) => {
      const params = v.safeParse(leavePage.request.params, { pageViewId })
      const read = v.safeParse(leavePage.request.body, json)
      if (!params.success || !read.success) return undefined
      const outcome = await this.#services.tracking.leavePage(pageViewId, read.output)
      return outcome.ok ? '' : undefined
    })
  }

  /** A call; undefined until Fastify has answered one. `answer` returns the body; undefined leaves it to Fastify. */
  #call(
    { path: route, limit, answer: { status } }: typeof enterPage | typeof leavePage,
    answer: (json: unknown) => Promise<string | undefined>,
  ): ShortCall | undefined {
    const known = this.#headers.get(route)
    if (!known) return undefined
    return {
      route,
      limit,
      answer: async (json) => {
        const body = await answer(json)
        if (body === undefined) return undefined
        const length = body === '' ? [] : ['content-length', `${body.length}`]
        return { status, headers: [...known, ...length], body }
      },
    }
  }
}

const successes: ReadonlyMap<string, number> = new Map([
  [enterPage.path, enterPage.answer.status],
  [leavePage.path, leavePage.answer.status],
])

/** Do Not Track, or Global Privacy Control. */
export const saysNo = (headers: Readonly<Record<string, unknown>>) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1'
