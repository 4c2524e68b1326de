import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Log, logAnswered, logsAnswers } from '../logging/log.ts'
import type { Metrics } from '../logging/metrics.ts'

/** What of a GET its answer depends on: the address, the encodings it takes, the tags it knows. */
export type Asked = { url: string; encodings: string | undefined; known: string | undefined }

/**
 * Headers are names and values in turns, put together once. As a text with a character for each byte the body leaves
 * together with them, which takes less than two pieces do.
 */
export type Answer = { route: string; status: number; headers: string[]; body: string }

/** Answers at once what it knows, and leaves everything else alone. */
export type Shortcut = (asked: Asked) => Answer | undefined

/** Writes down what was answered, and since when; `broken` where not all of it arrived. */
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

/** It can be asked so often that what nobody reads is not put together. */
export function noter({ log, metrics }: { log: Log; metrics?: Metrics | undefined }): Note | undefined {
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

/** Whether the system has taken all of it; a slow reader may leave before the end. */
const isGiven = ({ writableEnded, writableFinished, socket }: ServerResponse) =>
  writableFinished || (writableEnded && socket?.writableLength === 0)
