import { paths } from '../../domain/paths.ts'
import { webhookOffLetter } from '../../mail/letters/integration-letters.ts'
import type { Database } from '../../store/database.ts'
import { switchOffWebhook } from '../../store/integrations/webhook-deliveries.ts'
import { findWebhook } from '../../store/integrations/webhooks.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findEnabledAdministrator } from '../../store/staff/staff-members.ts'
import { mailLetter } from '../mail/letter-words.ts'

/** Tells its owner; if they may no longer administer, the coordinator. Call in a transaction. */
export async function switchOffFailing(
  trx: Database,
  id: string,
  because: 'failing' | 'gone',
): Promise<void> {
  const webhook = await findWebhook(trx, id)
  if (!webhook || !(await switchOffWebhook(trx, id, because))) return
  await writeAudit(trx, { actor: 'system' }, 'webhook_switched_off', ['webhook', id], {
    after: { webhook: webhook.name, because },
  })
  const owner = webhook.owner && (await findEnabledAdministrator(trx, webhook.owner.id))
  const to = owner?.email ?? (await findRegistryFacts(trx)).coordinator_email
  if (!to) return
  await mailLetter(trx, { to, locale: 'en' }, (t) =>
    webhookOffLetter(t, { name: webhook.name, because, href: paths.adminWebhook(id) }),
  )
}
