import { usualFacts } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { ContentVersion } from '../../store/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

/** Read once per version of the content. While the database is away, pages go on with the last that were known. */
export function currentFacts(store: Store, version: ContentVersion): () => Promise<RegistryFacts> {
  let known: { version: string | undefined; facts: RegistryFacts } = { version: undefined, facts: usualFacts }
  return async () => {
    try {
      const now = await version.current()
      if (now !== known.version) known = { version: now, facts: await findRegistryFacts(store) }
    } catch (error) {
      store.log.warn({ err: error }, 'the facts of the registry cannot be read at present')
    }
    return known.facts
  }
}
