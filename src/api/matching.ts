import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'

/** What an expert does about a request that they were asked about. */
export function mountMatches(api: FastifyInstance, services: Services): void {
  mount(api, 'answerMatch', ({ params, body }, caller) =>
    services.matching.answerOwnMatch(caller.session(), params.id, body),
  )
}

/** A hospital and the experts that are suggested to it. */
export function mountShortlist(api: FastifyInstance, services: Services): void {
  mount(api, 'readShortlist', ({ params }, caller) =>
    services.matching.readShortlist(caller.session(), params.hash),
  )
  mount(api, 'selectExpert', ({ body }, caller) => services.matching.selectExpert(caller.session(), body))
  mount(api, 'refuseShortlist', ({ body }, caller) =>
    services.matching.refuseShortlist(caller.session(), body.reason),
  )
}
