import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { logAnswered, logsAnswers } from '../logging/answered.ts'
import type { Log } from '../logging/log.ts'
import type { Metrics } from '../logging/metrics.ts'

/** Cache key of a GET: URL, accepted encodings, known ETags. */
export type Asked = { url: string; encodings: string | undefined; known: string | undefined }

/**
 * Headers as a flat list, built once. The body is a latin1 string, so that headers and body are written in one call.
 */
export type Answer = { route: string; status: number; headers: string[]; body: string }

/** Undefined for requests that are not cached. */
export type Shortcut = (asked: Asked) => Answer | undefined

/** Logs and measures a response; `broken` if it was not fully sent. */
export type Note = (answer: Answer, since: number, broken?: { err?: Error }) => void

/** Asks the shortcut first. Its answers are logged and measured like all others. */
export function withShortcut(
  shortcut: Shortcut,
  handler: RequestListener,
  note: Note | undefined,
): RequestListener {
  return (request, response) => {
    const since = performance.now()
    const answer = isWithoutBody(request) ? shortcut(askedBy(request)) : undefined
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

const askedBy = ({ url = '', headers }: IncomingMessage): Asked => ({
  url,
  encodings: headers['accept-encoding'] as string | undefined,
  known: headers['if-none-match'],
})

/** Whether the whole response was flushed to the socket. */
const isGiven = ({ writableEnded, writableFinished, socket }: ServerResponse) =>
  writableFinished || (writableEnded && socket?.writableLength === 0)
