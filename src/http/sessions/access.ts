import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Access, Endpoint } from '../../domain/api/endpoints.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Scope } from '../../domain/integrations/scopes.ts'
import { hostCookie } from '../../domain/protection/host-cookie.ts'
import type { LimitName } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import { type Duty, isForStaff, mayDo } from '../../domain/staff/roles.ts'
import { isHeldBack, type Staff } from '../../domain/staff/staff.ts'
import { judgeBeforeBody } from '../limits/judge-before-body.ts'
import { Refused } from '../problems/problem.ts'
import { bearerToken } from './bearer-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    editSession?: EditSession
    staff?: Staff
    /** Set when the request authenticates with an API token instead of a session. */
    apiToken?: TokenSession
  }
  interface FastifyContextConfig {
    access?: Access
    /** A public route that shows staff more. */
    knowsStaff?: boolean
    /** Open also to staff who must set up a second step first. */
    beforeSecondStep?: boolean
    /** Open to every API token, whatever its scopes. */
    anyToken?: boolean
    /** Without one, a request that may change something counts as a 'write' and one that reads does not count. */
    limit?: LimitName | undefined
    forgery?: Endpoint['forgery']
    failure?: Endpoint['failure']
    /** Exempt from the minimum transfer rate. */
    patient?: boolean
    /** Milliseconds from the end of the body until the response begins; for a route that needs longer than others. */
    answerTimeout?: number | undefined
  }
}

/** Every route must declare its access, or the server does not start. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.access).map(({ method, url }) => `${method} ${url}`)
    if (open.length > 0) throw new Error(`Routes that do not say who may call them: ${open.join(', ')}`)
  })
}

/** Resolves a cookie to an applicant or a staff member. */
export type Sessions = {
  ofApplicant(token: string): Promise<EditSession | undefined>
  /** The staff member of a cookie, with the Set-Cookie headers that renew the session. */
  ofStaff(
    cookies: string,
    userAgent: string,
  ): Promise<{ staff: Staff; setCookies: readonly string[] } | undefined>
  /** Whom an API token acts for, and what it may do. */
  ofToken(token: string): Promise<Outcome<TokenSession>>
}

type TokenSession = {
  id: string
  name: string
  /** The owner's own name; that of `staff` also names the program that acts for them. */
  owner: string
  scopes: readonly Scope[]
  expiresAt: Date
  staff: Staff
}

type Guard = (request: FastifyRequest) => Promise<void>

/** Enforces the declared access; a new kind of access does not compile without its guard. */
export function enforceAccess(app: FastifyInstance, { ofApplicant, ofStaff, ofToken }: Sessions): void {
  const guards: Record<Exclude<Access, 'staff' | Duty>, Guard | undefined> = {
    public: undefined,
    async edit_session(request) {
      const token = request.cookies[sessionCookie(request.server)]
      const session = token ? await ofApplicant(token) : undefined
      if (!session) throw new Refused({ code: 'no_session' })
      request.editSession = session
    },
    set_up_link: undefined, // its use case takes the link
    development: undefined, // such routes exist in development alone
  }

  async function resumeStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { cookie, 'user-agent': userAgent = '' } = request.headers
    const session = cookie ? await ofStaff(cookie, userAgent) : undefined
    if (!session) return
    request.staff = session.staff
    if (session.setCookies.length > 0) reply.header('set-cookie', [...session.setCookies])
  }

  /** A token that does not work is refused, even if a session would open the same. */
  async function resumeToken(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const session = await ofToken(token)
    if (!session.ok) {
      if (session.refusal.code === 'invalid_token')
        reply.header('www-authenticate', 'Bearer error="invalid_token"')
      throw new Refused(session.refusal)
    }
    const { access, anyToken } = request.routeOptions.config
    const { staff, scopes } = session.value
    const isInScope = anyToken || scopes.some((scope) => scope === access)
    if (!isInScope) throw new Refused({ code: 'out_of_scope' })
    request.staff = staff
    request.apiToken = session.value
  }

  judgeBeforeBody(app, async (request, reply) => {
    const { access, knowsStaff } = request.routeOptions.config
    if (!access) return
    if (isForStaff(access)) {
      const token = bearerToken(request)
      if (token === undefined) await resumeStaff(request, reply)
      else await resumeToken(request, reply, token)
      requireStaff(request, access)
    } else await guards[access]?.(request)
    if (!knowsStaff) return
    await resumeStaff(request, reply)
    // Staff who must still set up a second step count as visitors.
    if (request.staff && isHeldBack(request.staff)) delete request.staff
  })
}

/** Requires a staff session with the duty and, where required, a second step. */
function requireStaff({ staff, routeOptions }: FastifyRequest, duty: Duty | 'staff'): void {
  if (!staff) throw new Refused({ code: 'not_signed_in' })
  if (isHeldBack(staff) && !routeOptions.config.beforeSecondStep)
    throw new Refused({ code: 'second_step_required' })
  if (duty !== 'staff' && !mayDo(staff.role, duty)) throw new Refused({ code: 'not_allowed' })
}

export const sessionCookie = ({ csrf }: Pick<FastifyInstance, 'csrf'>) =>
  hostCookie('EDIT-SESSION', { protocol: csrf.secure ? 'https:' : 'http:' })

export const staffOf = ({ staff }: FastifyRequest): Staff | undefined => staff

/** Declares the access of all routes in a scope, for plugins that create routes. */
export function grantAccess(scope: FastifyInstance, access: Access): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access }
  })
}
