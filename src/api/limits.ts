import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { clientNamer } from './client-name.ts'
import { isLarge } from './large-body.ts'
import { MemoryCounter } from './memory-counter.ts'
import { Refused } from './problem.ts'
import { isSafe } from './safe-methods.ts'

/**
 * Everything with a limit counts in memory, which costs nothing. What may change something counts in the
 * database as well, so that all instances share one count.
 */
export function limitRequests(
  app: FastifyInstance,
  services: Pick<Services, 'countRequest'>,
  secret: string,
) {
  const nameOf = clientNamer(secret)
  const memory = new MemoryCounter()

  const count = async (request: FastifyRequest) => {
    const reads = isSafe(request.method)
    const name = request.routeOptions.config.limit ?? (reads ? undefined : 'write')
    if (!name) return
    const client = nameOf(request.ip)
    const here = memory.count(name, client)
    const outcome = reads || !here.ok ? here : await services.countRequest(name, client)
    if (!outcome.ok) throw new Refused(outcome.refusal)
  }

  // What is large counts before it is read, since whoever sends it slowly or breaks off would never count.
  const { bodyLimit = 0 } = app.initialConfig
  app.addHook('onRequest', async (request) => {
    if (isLarge(request, bodyLimit)) await count(request)
  })
  app.addHook('preHandler', async (request) => {
    if (!isLarge(request, bodyLimit)) await count(request)
  })
}
