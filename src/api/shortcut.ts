import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Log, logAnswered, logsAnswers } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Answers a request at once and gives its route, or leaves it alone. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => string | undefined

/** Asks the shortcut first. Its answers are logged and measured like all others. */
export function withShortcut(
  shortcut: Shortcut,
  handler: RequestListener,
  { log, metrics }: { log: Log; metrics?: Metrics | undefined },
): RequestListener {
  // It can be asked so often that what nobody reads is not put together.
  const isNoted = metrics !== undefined || logsAnswers(log)
  return (request, response) => {
    const since = performance.now()
    const route = shortcut(request, response)
    if (route === undefined) return handler(request, response)
    if (!isNoted && isGiven(response)) return
    const note = () => {
      const ms = performance.now() - since
      const answered = { method: request.method ?? '', route, status: response.statusCode }
      metrics?.record(answered, ms)
      const line = { requestId: randomUUID(), ...answered, ms: Math.round(ms) }
      logAnswered(log, line, isGiven(response) ? undefined : {})
    }
    if (isGiven(response)) note()
    else response.once('close', note) // a slow reader, who may leave before the end
  }
}

/** Whether the system has taken all of it. */
const isGiven = ({ writableEnded, writableFinished, socket }: ServerResponse) =>
  writableFinished || (writableEnded && socket?.writableLength === 0)
