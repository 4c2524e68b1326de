import type { FastifyInstance } from 'fastify'
import { done } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'
import { saysNo, type TrackingShortcut } from './tracking/tracking-shortcut.ts'

/** Do Not Track: answers, but stores nothing. */
export function mountTracking(api: FastifyInstance, services: Services, shortcut?: TrackingShortcut) {
  if (shortcut) api.addHook('onSend', async (request, reply) => shortcut.remember(request, reply))
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
