import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { FormId } from '../../domain/forms/engine/form.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { networkOf } from '../protection/client-name.ts'
import { sessionCookie } from './access.ts'
import { keepReceipt } from './receipt-cookie.ts'

export type Caller = ReturnType<typeof callerOf>

export function callerOf(request: FastifyRequest, reply: FastifyReply) {
  const name = sessionCookie(request.server)
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.server.csrf.secure,
  } as const
  return {
    /** The caller's network, for rate limits; never stored. */
    get network() {
      return networkOf(request.ip)
    },
    /** Keyed hash of the network, which may be stored. */
    get name() {
      return request.server.clientName(request.ip)
    },
    /** Throws on routes without an edit session. */
    session(): EditSession {
      if (!request.editSession) throw new Error('This route does not ask for an edit session')
      return request.editSession
    },
    sessionToken: request.cookies[name],
    /** Throws on routes outside the back office. */
    staff(): Staff {
      if (!request.staff) throw new Error('This route does not ask for somebody who is signed in')
      return request.staff
    },
    /** The API token of the request; undefined for a session. */
    apiToken: () => request.apiToken,
    cookies: request.headers.cookie ?? '',
    /** Values of Set-Cookie headers. */
    setCookies: (values: readonly string[]) => reply.header('set-cookie', [...values]),
    keepReceipt: (form: FormId, reference?: string) => keepReceipt(reply, form, reference),
    signIn: (token: string) => reply.setCookie(name, token, cookie),
    signOut: () => reply.clearCookie(name, cookie),
  }
}
