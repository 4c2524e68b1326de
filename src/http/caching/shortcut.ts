import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { LimitName } from '../../domain/protection/rate-limits.ts'
import { logAnswered, logsAnswers } from '../logging/answered.ts'
import type { Log } from '../logging/log.ts'
import type { Metrics } from '../logging/metrics.ts'

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
export type CountHere = (limit: LimitName, request: IncomingMessage) => boolean

/** Logs and measures a response; `broken` if it was not fully sent. */
export type Note = (answer: Answer, since: number, broken?: { err?: Error }) => void

/** Asks the shortcut first. Its answers are logged and measured like all others. */
export function withShortcut(
  shortcut: Shortcut,
  handler: RequestListener,
  { note, count }: { note: Note | undefined; count: CountHere },
): RequestListener {
  return (request, response) => {
    const since = performance.now()
    const answer = isWithoutBody(request) ? shortcut(askedBy(request, count)) : undefined
    if (!answer) return handler(request, response)
    response.writeHead(answer.status, answer.headers).end(answer.body, 'latin1')
    if (isGiven(response)) note?.(answer, since)
    else response.once('close', () => note?.(answer, since, isGiven(response) ? undefined : {}))
  }
}

/** Hot path: builds nothing that is not needed. */
export function createAnswerLog(log: Log, metrics?: Metrics): Note | undefined {
  if (!metrics && !logsAnswers(log)) return undefined
  return ({ route, status }, since, broken) => {
    const ms = performance.now() - since
    const answered = { method: 'GET', route, status }
    metrics?.record(answered, ms)
    logAnswered(log, { requestId: randomUUID(), ...answered, ms: Math.round(ms) }, broken)
  }
}

const isWithoutBody = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

const askedBy = (request: IncomingMessage, count: CountHere): Asked => ({
  url: request.url ?? '',
  encodings: request.headers['accept-encoding'] as string | undefined,
  known: request.headers['if-none-match'],
  cookies: request.headers.cookie,
  isWithin: (limit) => count(limit, request),
})

/** Whether the whole response was flushed to the socket. */
const isGiven = ({ writableEnded, writableFinished, socket }: ServerResponse) =>
  writableFinished || (writableEnded && socket?.writableLength === 0)
