import type { ContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { bindTo } from '../bind-to.ts'
import { changeRegistryFacts } from './change-registry-facts.ts'
import { watchFacts } from './watch-facts.ts'

/** The facts of the registry. */
export function settingsServices(store: Store, version: ContentVersion) {
  return {
    ...watchFacts(store, version),
    /** `readRegistryFacts` bypasses the cache, for the page that has just changed them. */
    ...bindTo(store, { changeRegistryFacts, readRegistryFacts: findRegistryFacts }),
  }
}
