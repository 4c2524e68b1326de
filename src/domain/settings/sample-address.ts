import type { RegistryFacts } from '../forms/registry.ts'

/** Whether the address lies under `.example`, the domain that RFC 2606 reserves for examples. */
export function isSample(address: string): boolean {
  const [, host = ''] = /^(?:https?:\/\/|[^/]*@)([^/:?#]+)/i.exec(address) ?? []
  return /(^|\.)example$/i.test(host)
}

/** The facts that are addresses; the rest are names, numbers and looks. */
export const addressFacts = [
  'institution_url',
  'coordinator_email',
  'social_institution',
  'social_x',
  'social_video',
  'social_network',
  'mail_from',
  'mail_reply_to',
  'source_url',
] as const satisfies readonly (keyof RegistryFacts)[]

/** The facts of a public registry: what is only a sample is left out. */
export function withoutSamples(facts: RegistryFacts, site: string): RegistryFacts {
  const left = addressFacts.filter((name) => isSample(facts[name])).map((name) => [name, ''])
  const shown: RegistryFacts = { ...facts, ...Object.fromEntries(left) }
  return shown.coordinator_email ? shown : { ...shown, contact_page: site }
}
