import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { networkOf } from './client-name.ts'
import { sessionCookie } from './edit-session.ts'

/** What a handler may know of whoever calls, and do to the session of their browser. */
export type Caller = {
  /** The network that the request comes from: to count by, never to keep. */
  network: string
  /** The same, as a name that cannot be turned back and may be kept. */
  name: string
  /** Of a route whose access is an edit session; a bug elsewhere. */
  session(): EditSession
  sessionToken: string | undefined
  /** Of a route of the back office; a bug elsewhere. */
  staff(): Staff
  /** As the browser sent them, and what it is to keep, each as the value of a Set-Cookie header. */
  cookies: string
  setCookies(values: readonly string[]): void
  signIn(token: string): void
  signOut(): void
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const name = sessionCookie(request.server)
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.server.csrf.secure,
  } as const
  return {
    network: networkOf(request.ip),
    name: request.server.clientName(request.ip),
    session() {
      if (!request.editSession) throw new Error('This route does not ask for an edit session')
      return request.editSession
    },
    sessionToken: request.cookies[name],
    staff() {
      if (!request.staff) throw new Error('This route does not ask for somebody who is signed in')
      return request.staff
    },
    cookies: request.headers.cookie ?? '',
    setCookies: (values) => reply.header('set-cookie', [...values]),
    signIn: (token) => reply.setCookie(name, token, cookie),
    signOut: () => reply.clearCookie(name, cookie),
  }
}
