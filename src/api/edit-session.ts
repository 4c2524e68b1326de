import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { Refused } from './problem.ts'

export type EditSession = NonNullable<Awaited<ReturnType<Services['resumeEditSession']>>>

declare module 'fastify' {
  interface FastifyRequest {
    editSession?: EditSession
  }
}

export const sessionCookie = 'EDIT-SESSION'

export type SessionServices = Pick<Services, 'resumeEditSession'>

/** What a handler may know of whoever calls, and do to the session of their browser. */
export type Caller = {
  /** Of a route whose access is an edit session; a bug elsewhere. */
  session(): EditSession
  sessionToken: string | undefined
  signIn(token: string): void
  signOut(): void
}

export function requireEditSession(services: SessionServices) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = request.cookies[sessionCookie]
    const session = token ? await services.resumeEditSession(token) : undefined
    if (!session) throw new Refused({ code: 'no_session' })
    request.editSession = session
  }
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.server.csrf.secure,
  } as const
  return {
    session() {
      if (!request.editSession) throw new Error('This route does not ask for an edit session')
      return request.editSession
    },
    sessionToken: request.cookies[sessionCookie],
    signIn: (token) => reply.setCookie(sessionCookie, token, cookie),
    signOut: () => reply.clearCookie(sessionCookie, cookie),
  }
}
