import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { logAnswered, logsAnswers } from '../logging/answered.ts'
import type { Log } from '../logging/log.ts'
import type { Metrics } from '../logging/metrics.ts'

type Answered = { method: string; route: string; status: number }

/** Logs and measures a response; `broken` if it was not fully sent. */
type Note = (answered: Answered, since: number, broken?: { err?: Error }) => void

/** Logs and measures a response of a shortcut once it was sent, like all others. */
export type AnswerLog = (response: ServerResponse, answered: Answered, since: number) => void

/** Hot path: builds nothing that is not needed. */
export function createAnswerLog(log: Log, metrics?: Metrics): AnswerLog {
  if (!metrics && !logsAnswers(log)) return () => {}
  const note: Note = (answered, since, broken) => {
    const ms = performance.now() - since
    metrics?.record(answered, ms)
    logAnswered(log, { requestId: randomUUID(), ...answered, ms: Math.round(ms) }, broken)
  }
  return (response, answered, since) => {
    if (isGiven(response)) note(answered, since)
    else if (response.closed) note(answered, since, {})
    else response.once('close', () => note(answered, since, isGiven(response) ? undefined : {}))
  }
}

/** Whether the whole response was flushed to the socket. */
const isGiven = ({ writableEnded, writableFinished, socket }: ServerResponse) =>
  writableFinished || (writableEnded && socket?.writableLength === 0)
