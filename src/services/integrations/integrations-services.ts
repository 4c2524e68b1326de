import { listTokens } from '../../store/integrations/api-tokens.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { makeToken, type ProvePassword, resumeToken, revokeToken, takeOverToken } from './api-tokens.ts'

/** What other programs may do here, and what they are told. */
export function integrationsServices(store: Store, provePassword: ProvePassword) {
  return bindTo(
    { ...store, provePassword },
    { listTokens, makeToken, resumeToken, revokeToken, takeOverToken },
  )
}
