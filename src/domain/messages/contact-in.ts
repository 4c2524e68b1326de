import type { RegistryFacts } from '../forms/registry.ts'
import { paths } from '../paths.ts'
import { type Locale, localPath } from './locales.ts'

/** Where people write to us: the coordinator's address or, while none is set, our page for it. */
export function contactIn(locale: Locale, facts: RegistryFacts): { text: string; href: string } {
  const { coordinator_email: email, contact_page: site } = facts
  if (email) return { text: email, href: `mailto:${email}` }
  const page = site + localPath(locale, paths.contact())
  return { text: page, href: page }
}
