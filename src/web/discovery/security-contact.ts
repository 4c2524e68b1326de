import { brand } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { securityPath } from './addresses.ts'

const halfAYear = 182 * 24 * 3_600_000

/** security.txt (RFC 9116): the registry's contact first, then the developers'. */
export function securityContact(
  { coordinator_email }: Pick<RegistryFacts, 'coordinator_email'>,
  publicUrl: string,
  now = Date.now(),
): string {
  const day = new Date(now + halfAYear).toISOString().slice(0, 10)
  return `Contact: mailto:${coordinator_email}
Contact: ${brand.developer.url}
Expires: ${day}T00:00:00Z
Preferred-Languages: en
Canonical: ${publicUrl}${securityPath}
`
}
