import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { statusOf } from '../../domain/api/statuses.ts'
import { hasBody, isLarge } from './large-body.ts'

/** How long the rest of a short body may take after its request was refused. */
const lingerMs = 5_000

/**
 * After an early refusal Node discards the rest of a short body, because closing at once would reset the connection and
 * could lose the response. Large or slow bodies are not awaited.
 */
export function discardRefusedBodies(app: FastifyInstance): void {
  const { bodyLimit = 0 } = app.initialConfig
  app.addHook('onSend', async (request, reply) => {
    const isHopeless = isLarge(request, bodyLimit) || reply.statusCode === statusOf.too_slow
    if (!request.raw.complete && isHopeless) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete || !hasBody(request)) return
    const timer = setTimeout(() => raw.destroy(), lingerMs)
    finished(raw, () => clearTimeout(timer))
  })
}
