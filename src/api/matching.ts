import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'

/** What an expert does about a request that they were asked about. */
export function mountMatches(api: FastifyInstance, services: Services): void {
  mount(api, 'answerMatch', ({ params, body }, caller) =>
    services.matching.answerOwnMatch(caller.session(), params.id, body),
  )
}
