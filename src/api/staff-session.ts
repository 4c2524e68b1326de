import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Duty, mayDo } from '../domain/roles.ts'
import { isHeldBack, type Staff } from '../domain/staff.ts'
import type { Services } from '../services/services.ts'
import { Refused } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    staff?: Staff
  }
}

export type StaffSessionServices = Pick<Services, 'resumeStaffSession'>

/** Reads the staff session. Staff who must still set up a second step count as visitors. */
export function recogniseStaff(services: StaffSessionServices) {
  const resume = resumeSession(services)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await resume(request, reply)
    if (request.staff && isHeldBack(request.staff)) delete request.staff
  }
}

function resumeSession(services: StaffSessionServices) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { cookie, 'user-agent': userAgent = '' } = request.headers
    const session = cookie ? await services.resumeStaffSession(cookie, userAgent) : undefined
    if (!session) return
    request.staff = session.staff
    if (session.setCookies.length > 0) reply.header('set-cookie', [...session.setCookies])
  }
}

/** Lets those in who are signed in, with two steps where they are required, and whose work it is. */
export function requireStaff(services: StaffSessionServices, duty: Duty | 'staff') {
  const resume = resumeSession(services)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await resume(request, reply)
    if (!request.staff) throw new Refused({ code: 'not_signed_in' })
    if (isHeldBack(request.staff) && !request.routeOptions.config.beforeSecondStep)
      throw new Refused({ code: 'second_step_required' })
    if (duty !== 'staff' && !mayDo(request.staff.role, duty)) throw new Refused({ code: 'not_allowed' })
  }
}
