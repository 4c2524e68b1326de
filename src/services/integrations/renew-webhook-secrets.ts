import { listSecrets, sealSecretAnew } from '../../store/integrations/webhooks.ts'
import { sealAnew } from '../protection/sealed-text.ts'
import type { WebhookStore } from './manage-webhooks.ts'

/** Secrets that the former key has encrypted are encrypted with the present one, so that the former can go. */
export async function renewWebhookSecrets(store: WebhookStore): Promise<void> {
  if (store.webhooks.formerKey === undefined) return
  for (const { id, secret } of await listSecrets(store)) {
    const anew = await sealAnew(store.webhooks, secret)
    if (anew !== undefined) await sealSecretAnew(store, id, secret, anew)
  }
}
