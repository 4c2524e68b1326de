import type { FastifyInstance } from 'fastify'
import { done } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'

export function mountHealth(app: FastifyInstance, services: Services): void {
  mount(app, 'isAlive', async () => done({ status: 'ok' }))
  mount(app, 'isReady', () => services.checkReadiness())
}
