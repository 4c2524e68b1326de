import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'

export function mountCaptcha(api: FastifyInstance, services: Services): void {
  mount(api, 'readChallenge', ({ query }) => services.protection.issueChallenge(query.form))
  mount(api, 'verifyCaptcha', ({ body }) => services.protection.verifyCaptcha(body.token))
}
