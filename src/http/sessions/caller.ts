import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { networkOf } from '../protection/client-name.ts'
import { sessionCookie } from './edit-session.ts'

/** The caller, as handlers see it. */
export type Caller = {
  /** The caller's network, for rate limits; never stored. */
  network: string
  /** Keyed hash of the network, which may be stored. */
  name: string
  /** Throws on routes without an edit session. */
  session(): EditSession
  sessionToken: string | undefined
  /** Throws on routes outside the back office. */
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
