import { brand } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { securityPath } from './addresses.ts'

const halfAYear = 182 * 24 * 3_600_000

/** RFC 9116: whom to tell of a weakness, first who runs this registry, then who writes its program. */
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
