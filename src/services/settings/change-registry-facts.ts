import { acceptFacts, type RegistryFacts } from '../../domain/forms/registry.ts'
import { done } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { lockRegistryFacts, saveRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Takes effect on every instance. */
export async function changeRegistryFacts(store: Store, staff: Author, sent: unknown) {
  const accepted = acceptFacts(sent)
  if (!accepted.ok) return accepted
  const facts = accepted.value
  await transaction(store, async (trx) => {
    const before = await lockRegistryFacts(trx)
    const changed = (Object.keys(facts) as (keyof RegistryFacts)[]).filter(
      (name) => facts[name] !== before[name],
    )
    if (changed.length === 0) return
    await saveRegistryFacts(trx, facts)
    const only = (all: RegistryFacts) => Object.fromEntries(changed.map((name) => [name, all[name]]))
    await writeAudit(trx, byStaff(staff), 'registry_facts_changed', ['settings'], {
      before: only(before),
      after: only(facts),
    })
  })
  return done(facts)
}
