import type { FastifyInstance } from 'fastify'
import { referencesIn, type testEvent, type WebhookEvent } from '../domain/integrations/webhook-events.ts'
import { done, refuse, withValue } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount } from './mount.ts'

export function mountIntegrations(api: FastifyInstance, { integrations }: Services): void {
  mount(api, 'readOwnToken', async (_input, caller) => {
    const token = caller.apiToken()
    if (!token) return refuse('not_found') // a session, not a token
    const { id, name, owner, scopes, expiresAt } = token
    return done({ id, name, owner, scopes: [...scopes], expires_at: expiresAt.toISOString() })
  })
  mount(api, 'listWebhooks', async () => {
    const webhooks = await integrations.listWebhooks()
    return done({
      webhooks: webhooks.map(({ id, name, url, events, offAt, failingSince, waiting, failed }) => ({
        id,
        name,
        host: new URL(url).host,
        events,
        is_on: offAt === null,
        failing_since: failingSince?.toISOString() ?? null,
        waiting,
        failed,
      })),
    })
  })
  mount(api, 'listDeliveries', async ({ params, query }) => {
    const read = await integrations.readWebhookLog(params.id, query)
    if (!read.ok) return read
    const deliveries = read.value.deliveries.map((one) => ({
      id: one.id,
      event_id: one.eventId,
      type: one.event as WebhookEvent | typeof testEvent,
      happened_at: one.happenedAt.toISOString(),
      references: referencesIn(one.about),
      status: one.status,
      attempts: one.attempts,
      tried_at: one.triedAt?.toISOString() ?? null,
      answer_status: one.answerStatus,
      problem: one.problem,
    }))
    return done({ deliveries, cursor: read.value.cursor })
  })
  mount(api, 'sendDeliveryAgain', async ({ params }, caller) =>
    withValue(await integrations.sendDeliveryAgain(caller.staff(), params.number), {
      success: true,
    } as const),
  )
}
