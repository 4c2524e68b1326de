import * as v from 'valibot'
import { scopes } from '../integrations/scopes.ts'
import { webhookProblems } from '../integrations/webhook.ts'
import { testEvent, webhookEvents } from '../integrations/webhook-events.ts'
import { fieldCode } from '../refusals.ts'
import { body, byId, json, reads, success, writes } from './endpoint-parts.ts'
import { uuid } from './uuid.ts'

const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

const webhook = v.object({
  id: uuid,
  name: v.string(),
  host: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  is_on: v.boolean(),
  failing_since: v.nullable(v.string()),
  waiting: v.number(),
  failed: v.number(),
})

const delivery = v.object({
  id: v.string(),
  event_id: uuid,
  type: v.picklist([...webhookEvents, testEvent]),
  happened_at: v.string(),
  references: v.array(v.string()),
  status: v.picklist(deliveryStatuses),
  attempts: v.number(),
  tried_at: v.nullable(v.string()),
  answer_status: v.nullable(v.number()),
  problem: v.nullable(v.picklist(webhookProblems)),
})

const log = body({
  status: v.optional(v.picklist(deliveryStatuses, fieldCode('invalid_choice'))),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, fieldCode('invalid_number')))),
})

/** What a program learns about itself; people make and revoke tokens on pages, with their password. */
export const integrationEndpoints = {
  readOwnToken: {
    ...reads,
    path: '/api/admin/token',
    access: 'staff',
    anyToken: true,
    answer: json(
      v.object({
        id: uuid,
        name: v.string(),
        owner: v.string(),
        scopes: v.array(v.picklist(scopes)),
        expires_at: v.string(),
      }),
      {
        id: '7d1f0c52-3a64-4a3f-9a43-0b1c5f2d8e11',
        name: 'Data warehouse',
        owner: 'Ama Mensah',
        scopes: ['read_applications'],
        expires_at: '2027-02-15T09:00:00.000Z',
      },
    ),
    problems: ['not_found'],
  },
  listWebhooks: {
    ...reads,
    path: '/api/admin/webhooks',
    access: 'review_applications',
    answer: json(v.object({ webhooks: v.array(webhook) }), {
      webhooks: [
        {
          id: '5a0d7c1e-8b3f-4e62-9c47-6d1e2f3a4b58',
          name: 'Data warehouse',
          host: 'warehouse.example',
          events: ['application.received', 'match.completed'],
          is_on: true,
          failing_since: null,
          waiting: 0,
          failed: 1,
        },
      ],
    }),
  },
  listDeliveries: {
    ...reads,
    path: '/api/admin/webhooks/:id/deliveries',
    access: 'review_applications',
    request: { params: byId, query: log },
    answer: json(v.object({ deliveries: v.array(delivery), cursor: v.nullable(v.string()) }), {
      deliveries: [
        {
          id: '1042',
          event_id: '1d9e6b3a-4c7f-4f28-a0b5-5e3d8c2f9a57',
          type: 'application.received',
          happened_at: '2026-11-17T09:30:00.000Z',
          references: ['E-00042'],
          status: 'failed',
          attempts: 10,
          tried_at: '2026-11-20T13:04:11.000Z',
          answer_status: 500,
          problem: 'status',
        },
      ],
      cursor: null,
    }),
  },
  sendDeliveryAgain: {
    ...writes,
    path: '/api/admin/webhook-deliveries/:number/send-again',
    access: 'review_applications',
    request: { params: v.strictObject({ number: v.string() }) },
    answer: success,
    problems: ['not_found', 'wrong_status'],
  },
} as const
