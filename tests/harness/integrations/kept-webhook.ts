import { webhookEvents } from '../../../src/domain/integrations/webhook-events.ts'
import { addWebhook } from '../../../src/services/integrations/manage-webhooks.ts'
import { addDelivery } from '../../../src/store/integrations/webhook-deliveries.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { settingsOfTests } from '../server/settings-of-tests.ts'
import { makeStaff } from '../staff/staff.ts'

/** A webhook that is switched off, with one failed delivery in its log. */
export async function keepWebhook(store: Store): Promise<{ id: string }> {
  const typed = { name: 'Warehouse', url: 'https://receiver.example/', events: [...webhookEvents] }
  const owner = await makeStaff(store, 'administrator')
  const added = await addWebhook({ ...store, webhooks: settingsOfTests.webhooks }, owner, typed)
  if (!added.ok) throw new Error(added.refusal.code)
  const { id } = added.value
  await addDelivery(store, id, 'match.created')
  const off = { off_at: new Date(), off_because: 'failing' } as const
  await store.db.updateTable('webhook').set(off).where('id', '=', id).execute()
  const failed = { status: 'failed', problem: 'timeout' } as const
  await store.db.updateTable('webhook_delivery').set(failed).where('webhook_id', '=', id).execute()
  return { id }
}
