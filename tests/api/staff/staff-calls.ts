import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Role } from '../../../src/domain/staff/roles.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { csrfHeaders } from '../api-app.ts'

export type StaffCalls = Awaited<ReturnType<typeof openAs>>
let calls = 0

/** A signed-in browser; each call has a new IP address, so that no rate limit applies. */
export async function openAs(app: FastifyInstance, store: Store, role: Role) {
  const staff = await signInAs(store, role)
  const { cookie, ...csrf } = await csrfHeaders(app)
  const session = { ...csrf, cookie: `${cookie}; ${staff.cookie}` }

  function call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object | string,
  ): Promise<LightMyRequestResponse> {
    const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`
    const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {}
    const headers = { ...session, ...type }
    return app.inject({ method, url, remoteAddress, headers, ...(payload !== undefined && { payload }) })
  }
  return { staff, call }
}
