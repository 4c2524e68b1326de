import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { endpoints } from '../../domain/api/endpoints.ts'
import type { Log } from './log.ts'
import { routeName } from './route-name.ts'

/** Health checks, requested every few seconds. */
const probes = new Set<string | undefined>([endpoints.isAlive.path, endpoints.isReady.path])

type AnsweredLine = {
  requestId?: string
  method: string
  route: string | undefined
  status: number
  ms: number
}

/** `broken` if the response was not fully sent. */
export function logAnswered(log: Log, line: AnsweredLine, broken?: { err?: Error }): void {
  if (broken) log.warn({ ...line, ...broken }, 'response aborted')
  else log[probes.has(line.route) ? 'debug' : 'info'](line, 'answered')
}

/** Whether successful requests are logged. */
export const logsAnswers = ({ level }: Log) => ['info', 'debug', 'trace'].includes(level)

/** One line per completed request, with the route pattern, since a URL may contain a link's token. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest() {}

  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      route: routeName(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    logAnswered(reply.log, line, error ? { err: error } : undefined)
  }

  /** Fastify's own line repeats the error's message, which may quote typed text. */
  override defaultErrorLog(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.error({ err: error }, 'request failed')
  }

  override writeHeadError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.warn({ err: error }, 'response headers could not be written')
  }
}
