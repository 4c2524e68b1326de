import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { makeApiToken } from '../../harness/integrations/api-token.ts'
import { isSigned, type Receiver, startReceiver } from '../../harness/integrations/webhook-receiver.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let receiver: Receiver
beforeAll(async () => {
  office = await openOffice({ ASTER_WEBHOOKS: 'private' })
  receiver = await startReceiver()
})
afterAll(async () => {
  await office.close()
  await receiver.stop()
})

const secretIn = (html: string) => /whsec_[\w+/=]+/.exec(html)?.[0] ?? ''
const adding = (url: string): [string, string][] => [
  ['name', 'Warehouse'],
  ['url', url],
  ['events', 'application.received'],
]
const received = (count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 60_000, interval: 50 }).toBe(count)

describe('41.13 a webhook', () => {
  test('41.13 is added by an administrator, shows its secret once, and is told of the next application', async () => {
    const { browser } = await office.signedInAs('administrator')
    const empty = (await browser.open(paths.adminWebhooks())).html
    expect(empty, 'said to colleagues only').not.toContain('An administrator adds them here')
    const current = /<a[^>]*aria-current="page"[^>]*>/.exec(empty)?.[0]
    expect(current).toContain(`href="${paths.adminSettings()}"`)
    const added = await browser.post(paths.adminWebhooks(), adding(receiver.url))
    const secret = secretIn(added.html)
    expect([added.status, secret.length]).toEqual([201, 50])
    expect(secretIn((await browser.open(paths.adminWebhooks())).html)).toBe('')
    await keepExpert(office.store)
    await received(1)
    const [first] = receiver.received
    expect(first && [first.event.type, isSigned(secret, first)]).toEqual(['application.received', true])
  })

  test('41.13 its log can be read, and an event sent again, by reviewers and their API tokens', async () => {
    const coordinator = await office.signedInAs('coordinator')
    const { headers } = await makeApiToken(office.store, coordinator, { scopes: ['review_applications'] })
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(office.url + path, { method, headers })
      return { status: answer.status, ...(await answer.json()) }
    }
    const { webhooks } = await ask('/api/admin/webhooks')
    expect(webhooks).toMatchObject([{ name: 'Warehouse', host: new URL(receiver.url).host, is_on: true }])
    const log = await ask(`/api/admin/webhooks/${webhooks[0].id}/deliveries`)
    expect(log.deliveries).toMatchObject([
      { type: 'application.received', references: [expect.stringMatching(/^E-\d{5}$/)], status: 'delivered' },
    ])
    const again = await ask(`/api/admin/webhook-deliveries/${log.deliveries[0].id}/send-again`, 'POST')
    expect(again).toEqual({ status: 200, success: true })
    await received(2)
    expect(receiver.received.map(({ event }) => event.id)).toEqual(Array(2).fill(log.deliveries[0].event_id))
    const page = paths.adminWebhook(webhooks[0].id)
    const { html } = await coordinator.browser.post(page, { _action: `again ${log.deliveries[0].id}` })
    expect(html).toContain('It is on its way again')
    await received(3)
    expect((await coordinator.browser.post(paths.adminWebhooks(), adding(receiver.url))).status).toBe(403)
    expect((await coordinator.browser.open(paths.adminWebhookSettings(webhooks[0].id))).status).toBe(403)
  })

  test('41.13 is changed, switched off and on, and removed with its log', async () => {
    const { browser } = await office.signedInAs('administrator')
    const { id } = await office.store.db.selectFrom('webhook').select('id').executeTakeFirstOrThrow()
    const settings = paths.adminWebhookSettings(id)
    const wrong = await browser.post(settings, [
      ['name', ''],
      ['url', 'nonsense'],
    ])
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('value="nonsense"')])
    const saved = await browser.post(settings, [...adding(receiver.url), ['events', 'match.created']])
    expect(saved.html).toContain('The webhook is saved')
    expect((await browser.post(settings, { _action: 'off' })).html).toContain('The webhook is off')
    expect((await browser.post(paths.adminWebhook(id), { _action: 'test' })).status).toBe(409)
    expect((await browser.post(settings, { _action: 'on' })).html).toContain('The webhook is on')
    await browser.post(paths.adminWebhook(id), { _action: 'test' })
    await received(4)
    expect(secretIn((await browser.post(settings, { _action: 'renew' })).html)).not.toBe('')
    const removed = await browser.post(settings, { _action: 'remove' })
    expect(removed.location).toBe(`${paths.adminWebhooks()}?done=removed`)
    const left = await office.store.db.selectFrom('webhook_delivery').select('id').execute()
    expect(left).toEqual([])
    const entries = await office.store.db
      .selectFrom('audit')
      .select('action')
      .where('subject_kind', '=', 'webhook')
      .orderBy('id')
      .execute()
    expect([...new Set(entries.map(({ action }) => action))]).toEqual([
      'webhook_added',
      'webhook_sent_again',
      'webhook_changed',
      'webhook_switched_off',
      'webhook_switched_on',
      'webhook_secret_renewed',
      'webhook_removed',
    ])
  })
})

test('41.14 a server without the permission refuses private addresses with an explanation', async () => {
  const strict = await openOffice()
  const { browser } = await strict.signedInAs('administrator')
  const refused = await browser.post(paths.adminWebhooks(), adding('https://127.0.0.1/'))
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('in a private network')])
  await strict.close()
})
