import { listTokens } from '../../store/integrations/api-tokens.ts'
import { listWebhooks } from '../../store/integrations/webhooks.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { WebhookSettings } from './deliver-webhooks.ts'
import { makeToken, type ProvePassword, resumeToken, revokeToken, takeOverToken } from './manage-tokens.ts'
import * as managing from './manage-webhooks.ts'
import { readWebhook, readWebhookLog } from './read-webhooks.ts'
import { renewWebhookSecrets } from './renew-webhook-secrets.ts'

/** API tokens and webhooks for other programs. */
export function integrationsServices(store: Store, provePassword: ProvePassword, webhooks: WebhookSettings) {
  return {
    ...bindTo(
      { ...store, provePassword },
      { listTokens, makeToken, resumeToken, revokeToken, takeOverToken },
    ),
    ...bindTo(
      { ...store, webhooks },
      { ...managing, listWebhooks, readWebhook, readWebhookLog, renewWebhookSecrets },
    ),
  }
}
