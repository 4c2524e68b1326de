import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Duty, mayDo } from '../../domain/staff/roles.ts'
import { isHeldBack, type Staff } from '../../domain/staff/staff.ts'
import { Refused } from '../problems/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    staff?: Staff
  }
}

export const staffOf = ({ staff }: FastifyRequest): Staff | undefined => staff

/** The signed-in person behind a Cookie header, and the Set-Cookie headers that renew the session. */
export type ResumeStaffSession = (
  cookies: string,
  userAgent: string,
) => Promise<{ staff: Staff; setCookies: readonly string[] } | undefined>

/** Reads the staff session. Staff who must still set up a second step count as visitors. */
export function recogniseStaff(resumeStaffSession: ResumeStaffSession) {
  const resume = resumeSession(resumeStaffSession)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await resume(request, reply)
    if (request.staff && isHeldBack(request.staff)) delete request.staff
  }
}

function resumeSession(resume: ResumeStaffSession) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { cookie, 'user-agent': userAgent = '' } = request.headers
    const session = cookie ? await resume(cookie, userAgent) : undefined
    if (!session) return
    request.staff = session.staff
    if (session.setCookies.length > 0) reply.header('set-cookie', [...session.setCookies])
  }
}

/** Requires a staff session with the duty and, where required, a second step. */
export function requireStaff(resumeStaffSession: ResumeStaffSession, duty: Duty | 'staff') {
  const resume = resumeSession(resumeStaffSession)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await resume(request, reply)
    if (!request.staff) throw new Refused({ code: 'not_signed_in' })
    if (isHeldBack(request.staff) && !request.routeOptions.config.beforeSecondStep)
      throw new Refused({ code: 'second_step_required' })
    if (duty !== 'staff' && !mayDo(request.staff.role, duty)) throw new Refused({ code: 'not_allowed' })
  }
}
