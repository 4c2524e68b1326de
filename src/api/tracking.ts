import type { FastifyInstance } from 'fastify'
import { done } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'

/** Do Not Track: answers, but stores nothing. */
export function mountTracking(api: FastifyInstance, services: Services) {
  mount(api, 'enterPage', async ({ headers, body }) =>
    saysNo(headers) ? done({ sessionId: null, pageViewId: null }) : services.tracking.enterPage(body),
  )
  mount(api, 'leavePage', async ({ headers, params, body }) =>
    saysNo(headers) ? done(undefined) : services.tracking.leavePage(params.pageViewId, body),
  )
  mount(api, 'passStep', async ({ headers, params: { form, step } }) =>
    saysNo(headers) ? done(undefined) : services.tracking.passStep(form, step),
  )
}

const saysNo = (headers: { dnt?: string | undefined; 'sec-gpc'?: string | undefined }) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1'
