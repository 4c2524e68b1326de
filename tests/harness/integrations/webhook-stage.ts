import { afterAll, beforeAll, beforeEach } from 'vitest'
import { webhookEvents } from '../../../src/domain/integrations/webhook-events.ts'
import { type DeliveryTimes, webhookDelivery } from '../../../src/services/integrations/deliver-webhooks.ts'
import { addWebhook } from '../../../src/services/integrations/manage-webhooks.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { freshDatabase, type TestDatabase } from '../postgres/test-database.ts'
import { settingsOfTests } from '../server/settings-of-tests.ts'
import { makeStaff } from '../staff/staff.ts'
import { type Receiver, startReceiver } from './webhook-receiver.ts'

const times: DeliveryTimes = { lanes: 4, pollMs: 10, leaseMs: 60_000, timeoutMs: 2_000, laneMs: 20_000 }
const settings = settingsOfTests.webhooks

type Facts = { store: Store; receiver: Receiver; owner: Awaited<ReturnType<typeof makeStaff>> }

/** A database and a receiver for the tests of one file; each test begins without webhooks. */
export function webhookStage() {
  const stage = {} as Facts
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    stage.store = database.store
  })
  beforeEach(async () => {
    await stage.receiver?.stop()
    stage.receiver = await startReceiver()
    await stage.store.db.deleteFrom('webhook').execute()
    await stage.store.db.deleteFrom('mail').execute()
    stage.owner = await makeStaff(stage.store, 'administrator')
  })
  afterAll(async () => {
    await stage.receiver.stop()
    await database.drop()
  })

  const db = () => stage.store.db
  return Object.assign(stage, {
    settings,
    async listen(url = stage.receiver.url) {
      const typed = { name: 'Warehouse', url, events: [...webhookEvents] }
      const added = await addWebhook({ ...stage.store, webhooks: settings }, stage.owner, typed)
      if (!added.ok) throw new Error(added.refusal.code)
      return added.value
    },
    deliver: (signal = new AbortController().signal) => webhookDelivery(settings, times)(stage.store, signal),
    log: () => db().selectFrom('webhook_delivery').selectAll().orderBy('id').execute(),
    state: () => db().selectFrom('webhook').selectAll().executeTakeFirstOrThrow(),
    /** Makes waiting deliveries due. */
    async later() {
      await db().updateTable('webhook').set({ paused_until: null }).execute()
      const due = { due_at: new Date(0) }
      await db().updateTable('webhook_delivery').set(due).where('status', '=', 'waiting').execute()
    },
  })
}
