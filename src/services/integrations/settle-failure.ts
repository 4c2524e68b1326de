import {
  hoursUntilOff,
  pauseSeconds,
  retryPauses,
  type WebhookProblem,
} from '../../domain/integrations/webhook.ts'
import { paths } from '../../domain/paths.ts'
import { webhookOffLetter } from '../../mail/letters/integration-letters.ts'
import type { Database } from '../../store/database.ts'
import * as deliveries from '../../store/integrations/webhook-deliveries.ts'
import * as webhooks from '../../store/integrations/webhooks.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findEnabledAdministrator } from '../../store/staff/staff-members.ts'
import { mailLetter } from '../mail/letter-words.ts'

type Failed = { answerStatus: number | null; answerMs: number; problem: WebhookProblem }

/** Retries later, pauses deliveries to the receiver or switches the webhook off. True if the next one may follow at once. */
export function settleFailure(
  store: Store,
  webhookId: string,
  { id, attempts }: deliveries.DueDelivery,
  failed: Failed,
): Promise<boolean> {
  return transaction(store, async (trx) => {
    const afterSeconds = retryPauses[attempts - 1]
    const status = afterSeconds === undefined ? 'failed' : 'waiting'
    await deliveries.settleDelivery(trx, id, { ...failed, status, afterSeconds: afterSeconds ?? 0 })
    const run = await webhooks.noteFailure(trx, webhookId)
    if (!run) return false // removed meanwhile
    const isGone = failed.answerStatus === 410
    if (isGone || run.hours >= hoursUntilOff) {
      await switchOff(trx, webhookId, isGone ? 'gone' : 'failing')
      return false
    }
    if (isAboutThisOne(failed)) return true
    await webhooks.pauseWebhook(trx, webhookId, pauseSeconds(run.failures))
    return false
  })
}

/** After a refusal of this event the next one may follow; after any other failure deliveries to the receiver pause. */
const isAboutThisOne = ({ problem, answerStatus }: Failed) =>
  problem === 'status' && answerStatus !== null && ![429, 503].includes(answerStatus)

/** Tells its owner; if they may no longer administer, the coordinator. Call in a transaction. */
async function switchOff(trx: Database, id: string, because: 'failing' | 'gone'): Promise<void> {
  const webhook = await webhooks.findWebhook(trx, id)
  if (!webhook || !(await deliveries.switchOffWebhook(trx, id, because))) return
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
