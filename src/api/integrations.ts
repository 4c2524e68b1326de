import type { FastifyInstance } from 'fastify'
import { done, refuse } from '../domain/refusals.ts'
import { mount } from './mount.ts'

export function mountIntegrations(api: FastifyInstance): void {
  mount(api, 'readOwnToken', async (_input, caller) => {
    const token = caller.apiToken()
    if (!token) return refuse('not_found') // somebody who is signed in
    const { id, name, owner, scopes, expiresAt } = token
    return done({ id, name, owner, scopes: [...scopes], expires_at: expiresAt.toISOString() })
  })
}
