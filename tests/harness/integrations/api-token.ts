import type { Scope } from '../../../src/domain/integrations/scopes.ts'
import { done } from '../../../src/domain/refusals.ts'
import type { Staff } from '../../../src/domain/staff/staff.ts'
import { makeToken } from '../../../src/services/integrations/manage-tokens.ts'
import type { Store } from '../../../src/store/open-store.ts'

/** A token as its owner would create it, but without the password. */
export async function makeApiToken(
  store: Store,
  staff: Staff,
  {
    scopes,
    isIntegration = false,
    name = 'Warehouse',
  }: { scopes: Scope[]; isIntegration?: boolean; name?: string },
) {
  const trusting = { ...store, provePassword: async () => done(undefined) }
  const asked = { name, scopes, days: '30', isIntegration, cookies: '', password: '' }
  const made = await makeToken(trusting, staff, asked)
  if (!made.ok) throw new Error(made.refusal.code)
  return { ...made.value, headers: { authorization: `Bearer ${made.value.token}` } }
}
