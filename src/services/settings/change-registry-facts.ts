import { acceptFacts, type RegistryFacts } from '../../domain/forms/registry.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { addressFacts, isSample } from '../../domain/settings/sample-address.ts'
import { type AuditAction, type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { lockRegistryFacts, saveRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Takes effect on every instance. */
export async function changeRegistryFacts(store: Store, staff: Author, sent: unknown) {
  const accepted = refuseSamples(store, acceptFacts(sent))
  if (!accepted.ok) return accepted
  const facts = accepted.value
  await transaction(store, async (trx) => {
    await saveChanged(trx, staff, 'registry_facts_changed', await lockRegistryFacts(trx), facts)
  })
  return done(facts)
}

/** Saves and audits what differs, if anything does; call with the facts locked. */
export async function saveChanged(
  trx: Database,
  staff: Author,
  action: AuditAction,
  before: RegistryFacts,
  facts: Partial<RegistryFacts>,
): Promise<void> {
  const names = Object.keys(facts) as (keyof RegistryFacts)[]
  const changed = names.filter((name) => facts[name] !== before[name])
  if (changed.length === 0) return
  await saveRegistryFacts(trx, facts)
  const only = (all: Partial<RegistryFacts>) => Object.fromEntries(changed.map((name) => [name, all[name]]))
  await writeAudit(trx, byStaff(staff), action, ['settings'], { before: only(before), after: only(facts) })
}

/** In production a sample address cannot be saved, because pages and mails leave it out. */
export function refuseSamples<Facts extends Partial<RegistryFacts>>(
  { publicSite }: Database,
  accepted: Outcome<Facts>,
): Outcome<Facts> {
  if (!accepted.ok || publicSite === undefined) return accepted
  const samples = addressFacts.filter((name) => isSample(accepted.value[name] ?? ''))
  const errors: FieldErrors = Object.fromEntries(samples.map((name) => [name, 'invalid_choice']))
  return samples.length > 0 ? refuse('invalid_answers', { errors }) : accepted
}
