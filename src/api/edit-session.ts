import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostCookie } from '../services/host-cookie.ts'
import type { Services } from '../services/services.ts'
import { Refused } from './problem.ts'

export type EditSession = NonNullable<Awaited<ReturnType<Services['resumeEditSession']>>>

declare module 'fastify' {
  interface FastifyRequest {
    editSession?: EditSession
  }
}

export const sessionCookie = ({ csrf }: Pick<FastifyInstance, 'csrf'>) =>
  hostCookie('EDIT-SESSION', { protocol: csrf.secure ? 'https:' : 'http:' })

export type SessionServices = Pick<Services, 'resumeEditSession'>

export function requireEditSession(services: SessionServices) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = request.cookies[sessionCookie(request.server)]
    const session = token ? await services.resumeEditSession(token) : undefined
    if (!session) throw new Refused({ code: 'no_session' })
    request.editSession = session
  }
}
