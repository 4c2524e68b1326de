import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { logDetails, logMessages } from '../../domain/privacy/log-messages.ts'
import { describeError } from '../problems/describe-error.ts'

const loggable: ReadonlySet<string> = new Set(logDetails)

const messages: ReadonlySet<unknown> = new Set(logMessages)

/** Replaces messages of libraries, which may quote a URL. */
const unlisted = 'a message of a library'

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
