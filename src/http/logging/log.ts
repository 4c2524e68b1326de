import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { endpoints } from '../../domain/api/endpoints.ts'
import { logDetails, logMessages } from '../../domain/privacy/log-messages.ts'
import { describeError } from '../problems/describe-error.ts'
import { routeName } from './route-name.ts'

const loggable: ReadonlySet<string> = new Set(logDetails)

const messages: ReadonlySet<unknown> = new Set(logMessages)

/** Replaces messages of libraries, which may quote a URL. */
const unlisted = 'a message of a library'

/** Health checks, requested every few seconds. */
const probes = new Set<string | undefined>([endpoints.isAlive.path, endpoints.isReady.path])

export type Log = FastifyBaseLogger

/** One JSON object per line on standard output, or on the given stream. */
export function createLog(level: string, stream: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (details) => Object.fromEntries(Object.entries(details).filter(([name]) => loggable.has(name))),
      },
      serializers: { err: describeError },
      hooks: {
        // Without a message, pino would take that of the error.
        logMethod([first, second], write) {
          const isText = typeof first === 'string'
          const said = isText ? first : second
          const details = isText ? {} : first instanceof Error ? { err: first } : first
          write.call(this, details, messages.has(said) ? said : unlisted)
        },
      },
    },
    stream,
  )
}

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
