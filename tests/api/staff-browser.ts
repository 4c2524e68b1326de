import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Role } from '../../src/domain/roles.ts'
import type { Store } from '../../src/store/open-store.ts'
import { signInAs } from '../harness/staff.ts'
import { csrfHeaders } from './api-app.ts'

export type StaffBrowser = Awaited<ReturnType<typeof openAs>>

/** The browser of somebody who is signed in, for calls of the back office. */
export async function openAs(app: FastifyInstance, store: Store, role: Role) {
  const staff = await signInAs(store, role)
  const { cookie, ...csrf } = await csrfHeaders(app)
  const headers = { ...csrf, cookie: `${cookie}; ${staff.cookie}` }
  return {
    staff,
    call: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<LightMyRequestResponse> =>
      app.inject({ method, url, headers, ...(payload && { payload }) }),
  }
}
