import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Access, Endpoint } from '../../domain/api/endpoints.ts'
import type { LimitName } from '../../domain/protection/rate-limits.ts'
import { type Duty, isForStaff } from '../../domain/staff/roles.ts'
import { judgeBeforeBody } from '../limits/judge-before-body.ts'
import { type ResumeEditSession, requireEditSession } from './edit-session.ts'
import { type ResumeStaffSession, recogniseStaff, requireStaff } from './staff-session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** A public route that shows staff more. */
    knowsStaff?: boolean
    /** Open also to staff who must set up a second step first. */
    beforeSecondStep?: boolean
    /** Without one, a request that may change something counts as a 'write' and one that reads does not count. */
    limit?: LimitName | undefined
    forgery?: Endpoint['forgery']
    failure?: Endpoint['failure']
    /** Exempt from the minimum transfer rate. */
    patient?: boolean
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
export type Sessions = { ofApplicant: ResumeEditSession; ofStaff: ResumeStaffSession }

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Enforces the declared access; a new kind of access does not compile without its guard. */
export function enforceAccess(app: FastifyInstance, sessions: Sessions): void {
  const guards: Record<Exclude<Access, 'staff' | Duty>, Guard | undefined> = {
    public: undefined,
    edit_session: requireEditSession(sessions.ofApplicant),
    set_up_link: undefined, // its use case takes the link
    development: undefined, // such routes exist in development alone
  }
  const knowStaff = recogniseStaff(sessions.ofStaff)
  judgeBeforeBody(app, async (request, reply) => {
    const { access, knowsStaff } = request.routeOptions.config
    if (!access) return
    if (isForStaff(access)) await requireStaff(sessions.ofStaff, access)(request, reply)
    else await guards[access]?.(request, reply)
    if (knowsStaff) await knowStaff(request, reply)
  })
}

/** Declares the access of all routes in a scope, for plugins that create routes. */
export function grantAccess(scope: FastifyInstance, access: Access): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access }
  })
}
