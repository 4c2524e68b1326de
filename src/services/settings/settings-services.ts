import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { factsIn, findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { bindTo } from '../bind-to.ts'
import { changeBrand, readBrand } from './change-brand.ts'
import { changeRegistryFacts, readContacts } from './change-registry-facts.ts'
import { readFirstSteps } from './read-first-steps.ts'
import { storeLogo } from './store-logo.ts'

export function settingsServices(store: Store, version: ContentVersion, mailsAreFiles: boolean) {
  let known: { version?: string; facts: RegistryFacts } = { facts: factsIn(store, undefined) }
  return {
    /** `readRegistryFacts` bypasses the cache, for the page that has just changed them. */
    ...bindTo(store, {
      changeRegistryFacts,
      readRegistryFacts: findRegistryFacts,
      changeBrand,
      readBrand,
      readContacts,
      storeLogo,
    }),
    readFirstSteps: (staff: Pick<Author, 'id'>) => readFirstSteps(store, mailsAreFiles, staff),
    /** Cached per version of the content. */
    async currentFacts(): Promise<RegistryFacts> {
      const now = await version.current()
      if (now !== known.version) known = { version: now, facts: await findRegistryFacts(store) }
      return known.facts
    },
    /** For pages that are rendered while the database is unreachable. */
    lastFacts: () => known.facts,
  }
}
