import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { endpoints } from '../../domain/api/endpoints.ts'
import { logMessages } from '../../domain/privacy/log-messages.ts'
import { describeError } from '../problems/describe-error.ts'

/**
 * Nothing personal reaches the log because only these details are written, whatever a caller hands in;
 * there is no list of secrets to keep complete.
 */
const loggable = new Set([
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'code',
  'err',
  'migration',
  'postgres',
])

const messages: ReadonlySet<unknown> = new Set(logMessages)

/** What a library wanted to say; its own words may quote the address of a request. */
const unlisted = 'a message of a library'

/** Asked every few seconds by whatever watches the server. */
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

/** `broken` where the visitor did not get all of it. */
export function logAnswered(log: Log, line: AnsweredLine, broken?: { err?: Error }): void {
  if (broken) log.warn({ ...line, ...broken }, 'answer broken off')
  else log[probes.has(line.route) ? 'debug' : 'info'](line, 'answered')
}

/** Whether it writes a line where all went well. */
export const logsAnswers = ({ level }: Log) => ['info', 'debug', 'trace'].includes(level)

/** One line per request, when it is done. The route's pattern stands for the address, which may hold a link's hash. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest() {}

  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, routeOptions } = request
    const line = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    logAnswered(reply.log, line, error ? { err: error } : undefined)
  }

  /** Fastify's own line repeats the error's message, which may quote what somebody typed. */
  override defaultErrorLog(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.error({ err: error }, 'request failed')
  }

  override writeHeadError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.warn({ err: error }, 'headers could not be written')
  }
}
