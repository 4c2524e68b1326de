import { describe, expect, test } from 'vitest'
import { isSigned } from '../../../tests/harness/integrations/webhook-receiver.ts'
import { webhookStage } from '../../../tests/harness/integrations/webhook-stage.ts'
import { webhookEvents } from '../../domain/integrations/webhook-events.ts'
import { addDelivery } from '../../store/integrations/webhook-deliveries.ts'
import { renewWebhookSecret, sendAgain, switchWebhook } from './manage-webhooks.ts'

const stage = webhookStage()
const { deliver, listen, log, state } = stage

describe('41.11 a delivery', () => {
  test('is a POST in JSON, signed over id, time and body', async () => {
    const { id, secret } = await listen()
    await addDelivery(stage.store, id, 'webhook.tested')
    await deliver()
    const [first] = stage.receiver.received
    if (!first) throw new Error('Nothing came')
    expect(first.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'ASTER webhooks',
      'webhook-id': first.event.id,
    })
    expect(first.event).toMatchObject({ type: 'webhook.tested', data: {} })
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(isSigned(secret, first)).toBe(true)
    expect(isSigned(secret, { ...first, body: `${first.body} ` })).toBe(false)
    const [row] = await log()
    expect(row).toMatchObject({ status: 'delivered', attempts: 1, answer_status: 204, problem: null })
  })

  test('is signed with the former secret, too, for a day after a new one', async () => {
    const { id, secret } = await listen()
    const renewed = await renewWebhookSecret({ ...stage.store, webhooks: stage.settings }, stage.owner, id)
    if (!renewed.ok) throw new Error('Refused')
    await addDelivery(stage.store, id, 'webhook.tested')
    await deliver()
    await stage.store.db
      .updateTable('webhook')
      .set({ former_until: new Date(0) })
      .execute()
    await addDelivery(stage.store, id, 'webhook.tested')
    await deliver()
    expect(
      stage.receiver.received.map((one) => [isSigned(secret, one), isSigned(renewed.value.secret, one)]),
    ).toEqual([
      [true, true],
      [false, true],
    ])
  })

  test('has a secret that is encrypted in the database', async () => {
    const { secret } = await listen()
    expect(JSON.stringify(await state())).not.toContain(secret.slice(6))
  })

  test('comes in the order of the events, from one instance at a time', async () => {
    const { id } = await listen()
    for (let at = 0; at < 12; at++) await addDelivery(stage.store, id, webhookEvents[at] ?? '')
    await Promise.all([deliver(), deliver(), deliver()])
    expect(stage.receiver.types()).toEqual(webhookEvents.slice(0, 12))
  })

  test('is sent by another instance once the lease of a dead one expires', async () => {
    const { id } = await listen()
    await addDelivery(stage.store, id, 'webhook.tested')
    const dead = { lease: '00000000-0000-4000-8000-000000000000' }
    await stage.store.db
      .updateTable('webhook')
      .set({ ...dead, leased_until: new Date(Date.now() + 60_000) })
      .execute()
    await deliver()
    expect(stage.receiver.received).toEqual([])
    await stage.store.db
      .updateTable('webhook')
      .set({ leased_until: new Date(0) })
      .execute()
    await deliver()
    expect(stage.receiver.received).toHaveLength(1)
  })

  test('that a shutdown interrupts does not count as an attempt', async () => {
    const { id } = await listen()
    await addDelivery(stage.store, id, 'webhook.tested')
    const closing = new AbortController()
    stage.receiver.answers(() => closing.abort())
    await deliver(closing.signal)
    expect(await log()).toMatchObject([{ status: 'waiting', attempts: 0 }])
    expect(await state()).toMatchObject({ lease: null, failures: 0 })
  })
})

describe('41.13 staff send again', () => {
  test('one delivery, or all that have failed; not while the webhook is off', async () => {
    const { id } = await listen()
    await addDelivery(stage.store, id, 'match.created')
    await deliver()
    const [delivered] = await log()
    expect(await sendAgain(stage.store, stage.owner, id, delivered?.id)).toEqual({ ok: true, value: 1 })
    await deliver()
    expect(stage.receiver.received.map(({ event }) => event.id)).toEqual([
      delivered?.event_id,
      delivered?.event_id,
    ])
    for (const event of ['match.moved', 'match.ended']) await addDelivery(stage.store, id, event)
    await switchWebhook(stage.store, stage.owner, id, false)
    expect(await sendAgain(stage.store, stage.owner, id)).toMatchObject({ refusal: { code: 'wrong_status' } })
    await switchWebhook(stage.store, stage.owner, id, true)
    expect(await sendAgain(stage.store, stage.owner, id)).toEqual({ ok: true, value: 2 })
    await deliver()
    expect(stage.receiver.types()).toEqual(['match.created', 'match.created', 'match.moved', 'match.ended'])
    expect(await sendAgain(stage.store, stage.owner, id)).toMatchObject({ refusal: { code: 'wrong_status' } })
  })
})
