import type { IncomingMessage, RequestListener } from 'node:http'
import type { LimitName } from '../../domain/protection/rate-limits.ts'
import type { AnswerLog } from './answer-log.ts'

/** What an answer to a GET may depend on: URL, accepted encodings, known ETags, cookies. */
export type Asked = {
  url: string
  encodings: string | undefined
  known: string | undefined
  cookies: string | undefined
  /** Counts the request of this caller; above the limit Fastify has to refuse it. */
  isWithin: (limit: LimitName) => boolean
}

/** Headers as a flat list. The body is a latin1 string, so that headers and body are written in one call. */
export type Answer = { route: string; status: number; headers: string[]; body: string }

/** Undefined for requests that Fastify has to answer. */
export type Shortcut = (asked: Asked) => Answer | undefined

/** Counts a request ahead of Fastify; false above the limit. */
export type CountRead = (limit: LimitName, request: IncomingMessage) => boolean

/** Asks the shortcut first. */
export function withShortcut(
  shortcut: Shortcut,
  handler: RequestListener,
  { log, count }: { log: AnswerLog; count: CountRead },
): RequestListener {
  return (request, response) => {
    const since = performance.now()
    const answer = isWithoutBody(request) ? shortcut(askedBy(request, count)) : undefined
    if (!answer) return handler(request, response)
    const { route, status, headers, body } = answer
    response.writeHead(status, headers).end(body, 'latin1')
    log(response, { method: 'GET', route, status }, since)
  }
}

const isWithoutBody = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

const askedBy = (request: IncomingMessage, count: CountRead): Asked => ({
  url: request.url ?? '',
  encodings: request.headers['accept-encoding'] as string | undefined,
  known: request.headers['if-none-match'],
  cookies: request.headers.cookie,
  isWithin: (limit) => count(limit, request),
})
