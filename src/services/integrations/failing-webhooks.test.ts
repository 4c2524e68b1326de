import { describe, expect, test } from 'vitest'
import { startReceiver } from '../../../tests/harness/integrations/webhook-receiver.ts'
import { webhookStage } from '../../../tests/harness/integrations/webhook-stage.ts'
import { retryPauses } from '../../domain/integrations/webhook.ts'
import { addDelivery } from '../../store/integrations/webhook-deliveries.ts'

const stage = webhookStage()
const { deliver, listen, log, state, later } = stage

describe('41.12 a delivery that fails', () => {
  test('is retried with increasing delays, and has failed after the last attempt', async () => {
    const { id } = await listen()
    stage.receiver.answers((response) => response.writeHead(500).end())
    await addDelivery(stage.store, id, 'webhook.tested')
    const pauses = []
    for (let attempt = 0; attempt <= retryPauses.length; attempt++) {
      await later()
      await deliver()
      const [row] = await log()
      pauses.push(((row?.due_at.getTime() ?? 0) - (row?.tried_at?.getTime() ?? 0)) / 1000)
    }
    expect(pauses).toEqual([...retryPauses, 0])
    expect(await log()).toMatchObject([
      { status: 'failed', attempts: retryPauses.length + 1, answer_status: 500, problem: 'status' },
    ])
  })

  test('because the receiver refuses it does not hold up the next', async () => {
    const { id } = await listen()
    stage.receiver.answers((response) =>
      response.writeHead(stage.receiver.received.length === 1 ? 422 : 204).end(),
    )
    await addDelivery(stage.store, id, 'match.created')
    await addDelivery(stage.store, id, 'match.moved')
    await deliver()
    expect((await log()).map(({ status }) => status)).toEqual(['waiting', 'delivered'])
    expect(await state()).toMatchObject({ failures: 0, failing_since: null })
  })

  test.each([429, 503])('with %i pauses the deliveries to its receiver', async (status) => {
    const { id } = await listen()
    stage.receiver.answers((response) => response.writeHead(status).end())
    await addDelivery(stage.store, id, 'match.created')
    await addDelivery(stage.store, id, 'match.moved')
    await deliver()
    await deliver()
    expect(stage.receiver.received).toHaveLength(1)
    expect((await state()).paused_until?.getTime()).toBeGreaterThan(Date.now())
  })

  test('does not follow a redirect', async () => {
    const { id } = await listen()
    stage.receiver.answers((response, path) =>
      response
        .writeHead(path === '/hook' ? 307 : 204, {
          location: `http://127.0.0.1:${stage.receiver.port}/inside`,
        })
        .end(),
    )
    await addDelivery(stage.store, id, 'webhook.tested')
    await deliver()
    expect(stage.receiver.received).toHaveLength(1)
    expect(await log()).toMatchObject([{ status: 'waiting', answer_status: 307, problem: 'redirect' }])
  })

  test('by timeout does not delay the deliveries to other receivers', async () => {
    const slow = await startReceiver()
    slow.answers(() => {})
    const { id: silent } = await listen(slow.url)
    const { id } = await listen()
    for (const one of [silent, silent, id]) await addDelivery(stage.store, one, 'webhook.tested')
    await deliver()
    expect([slow.received.length, stage.receiver.received.length]).toEqual([1, 1])
    const rows = await log()
    expect(rows.map(({ status, problem }) => [status, problem])).toEqual([
      ['waiting', 'timeout'],
      ['waiting', null],
      ['delivered', null],
    ])
    await slow.stop()
  })

  test('41.12 switches the webhook off after three days without success, and tells its owner', async () => {
    const { id } = await listen()
    stage.receiver.answers((response) => response.writeHead(500).end())
    await addDelivery(stage.store, id, 'match.created')
    await deliver()
    await stage.store.db
      .updateTable('webhook')
      .set({ failing_since: new Date(Date.now() - 73 * 3_600_000) })
      .execute()
    await addDelivery(stage.store, id, 'match.moved')
    await later()
    await deliver()
    expect(await state()).toMatchObject({ off_at: expect.any(Date), off_because: 'failing' })
    expect((await log()).map(({ status, problem }) => [status, problem])).toEqual([
      ['failed', 'switched_off'],
      ['failed', 'switched_off'],
    ])
    const mails = await stage.store.db.selectFrom('mail').select(['recipient', 'letter']).execute()
    expect(mails.map(({ recipient, letter }) => [recipient, letter.subject])).toEqual([
      [stage.owner.email, 'The webhook “Warehouse” is switched off'],
    ])
    const [entry] = await stage.store.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(entry).toMatchObject({ actor: 'system', action: 'webhook_switched_off', subject_id: id })
  })

  test('41.12 status 410 switches the webhook off at once; if its owner has left, the coordinator gets the mail', async () => {
    const { id } = await listen()
    await stage.store.db
      .updateTable('staff_user')
      .set({ disabled_at: new Date() })
      .where('id', '=', stage.owner.id)
      .execute()
    stage.receiver.answers((response) => response.writeHead(410).end())
    await addDelivery(stage.store, id, 'match.created')
    await deliver()
    expect(await state()).toMatchObject({ off_because: 'gone' })
    const mails = await stage.store.db.selectFrom('mail').select('recipient').execute()
    expect(mails).toEqual([{ recipient: 'coordinator@aster.example' }])
  })
})
