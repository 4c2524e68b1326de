import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { hostCookie } from '../../domain/protection/host-cookie.ts'
import { Refused } from '../problems/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    editSession?: EditSession
  }
}

export const sessionCookie = ({ csrf }: Pick<FastifyInstance, 'csrf'>) =>
  hostCookie('EDIT-SESSION', { protocol: csrf.secure ? 'https:' : 'http:' })

export type ResumeEditSession = (token: string) => Promise<EditSession | undefined>

export function requireEditSession(resume: ResumeEditSession) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = request.cookies[sessionCookie(request.server)]
    const session = token ? await resume(token) : undefined
    if (!session) throw new Refused({ code: 'no_session' })
    request.editSession = session
  }
}
