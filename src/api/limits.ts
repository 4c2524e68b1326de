import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { clientNamer } from './client-name.ts'
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

  app.addHook('preHandler', async (request) => {
    const reads = isSafe(request.method)
    const name = request.routeOptions.config.limit ?? (reads ? undefined : 'write')
    if (!name) return
    const client = nameOf(request.ip)
    const here = memory.count(name, client)
    const outcome = reads || !here.ok ? here : await services.countRequest(name, client)
    if (!outcome.ok) throw new Refused(outcome.refusal)
  })
}
