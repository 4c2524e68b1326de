import { listSecrets, replaceSealedSecret } from '../../store/integrations/webhooks.ts'
import { reseal } from '../protection/sealed-text.ts'
import type { WebhookStore } from './manage-webhooks.ts'

/** Secrets that the former key has encrypted are encrypted with the present one, so that the former can go. */
export async function renewWebhookSecrets(store: WebhookStore): Promise<void> {
  if (store.webhooks.formerKey === undefined) return
  for (const { id, secret } of await listSecrets(store)) {
    const resealed = await reseal(store.webhooks, secret)
    if (resealed !== undefined) await replaceSealedSecret(store, id, secret, resealed)
  }
}
