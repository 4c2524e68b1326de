import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { clientNamer } from './client-name.ts'
import { MemoryCounter } from './memory-counter.ts'
import { Refused } from './problem.ts'

/**
 * Everything with a limit counts in memory, which costs nothing. What may change something counts in the
 * database as well, so that all instances share one count.
 */
export function limitRequests(app: FastifyInstance, services: Pick<Services, 'countRequest'>, secret: string) {
  const nameOf = clientNamer(secret)
  const memory = new MemoryCounter()

  app.addHook('preHandler', async (request) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    const name = request.routeOptions.config.limit ?? (changes ? 'write' : undefined)
    if (!name) return
    const client = nameOf(request.ip)
    const here = memory.count(name, client)
    const outcome = here.ok && changes ? await services.countRequest(name, client) : here
    if (!outcome.ok) throw new Refused(outcome.refusal.code, outcome.refusal)
  })
}
