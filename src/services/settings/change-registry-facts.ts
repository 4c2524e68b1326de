import { createHash } from 'node:crypto'
import {
  acceptFacts,
  type ContactFacts,
  type RegistryFacts,
  registryForm,
} from '../../domain/forms/registry.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { addressFacts, isSample } from '../../domain/settings/sample-address.ts'
import { type AuditAction, type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  findRegistryFacts,
  lockRegistryFacts,
  saveRegistryFacts,
} from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'

export type ReadContacts = { facts: ContactFacts; version: string }

export async function readContacts(store: Store): Promise<ReadContacts> {
  return contactsOf(await findRegistryFacts(store))
}

/** `version` is that of the facts that the form showed. */
export type SentContacts = { answers: unknown; version: string }

/** Takes effect on every instance. Shows validation errors before version conflicts. */
export async function changeRegistryFacts(
  store: Store,
  staff: Author,
  { answers, version }: SentContacts,
): Promise<Outcome<undefined>> {
  const accepted = refuseSamples(store, acceptFacts(answers))
  if (!accepted.ok) return accepted
  return transaction(store, async (trx) => {
    const before = await lockRegistryFacts(trx)
    if (contactsOf(before).version !== version) return refuse('version_conflict')
    await saveChanged(trx, staff, 'registry_facts_changed', before, accepted.value)
    return done(undefined)
  })
}

const names = Object.keys(registryForm.fields) as (keyof ContactFacts)[]

const contactsOf = (facts: RegistryFacts): ReadContacts => versionedPart(facts, names)

/** The facts of one page of settings, with a hash that tells whether a colleague has changed them. */
export function versionedPart<Name extends keyof RegistryFacts>(
  facts: RegistryFacts,
  names: readonly Name[],
): { facts: Pick<RegistryFacts, Name>; version: string } {
  const own = Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<RegistryFacts, Name>
  const version = createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16)
  return { facts: own, version }
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
