import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { statusOf } from '../domain/api/statuses.ts'
import { hasBody, isLarge } from './large-body.ts'

/** How long the rest of a short body may take after its request was refused. */
const lingerMs = 5_000

/**
 * A refusal leaves before the body has arrived. Node reads and discards the rest of a short body: closing at once would
 * reset the connection, and the refusal could be lost on its way. A large or slow body is not waited for.
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
