import { usualFacts } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

/** The facts of the registry, read once per version of the content. */
export function watchFacts(store: Store, version: ContentVersion) {
  let known: { version?: string; facts: RegistryFacts } = { facts: usualFacts }
  return {
    async currentFacts(): Promise<RegistryFacts> {
      const now = await version.current()
      if (now !== known.version) known = { version: now, facts: await findRegistryFacts(store) }
      return known.facts
    },
    /** For pages that are answered while the database is away. */
    lastFacts: () => known.facts,
  }
}
