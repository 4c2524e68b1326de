import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { done } from '../../domain/refusals.ts'
import { firstSteps } from '../../domain/settings/first-steps.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { findFirstSteps } from '../../store/settings/first-steps.ts'
import { factsIn, findRegistryFacts, listEarlierColours } from '../../store/settings/registry-facts.ts'
import { bindTo } from '../bind-to.ts'
import { changeBrand, readBrand } from './change-brand.ts'
import { changeRegistryFacts, readContacts } from './change-registry-facts.ts'
import { storeLogo } from './store-logo.ts'

export function settingsServices(store: Store, version: ContentVersion, mailsAreFiles: boolean) {
  let known: { version?: string; facts: RegistryFacts } = { facts: factsIn(store, undefined) }
  let colours: { of?: RegistryFacts; all: ReadonlySet<string> } = { all: new Set() }
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
    /**
     * The colours in force and those before them, which kept pages still name. Bypasses the cache: another instance may
     * have drawn a page in colours that this one does not know yet.
     */
    async brandColours(): Promise<ReadonlySet<string>> {
      const facts = await findRegistryFacts(store)
      if (facts !== colours.of)
        colours = {
          of: facts,
          all: new Set([facts.colour, facts.accent, ...(await listEarlierColours(store))]),
        }
      return colours.all
    },
    /** The last known facts, for rendering while the database is unreachable. */
    lastFacts: () => known.facts,
  }
}

/** The checklist of a new registry, for the administrator who reads it. */
export async function readFirstSteps(store: Store, mailsAreFiles: boolean, { id }: Pick<Author, 'id'>) {
  const found = { ...(await findFirstSteps(store, id)), mail_server: !mailsAreFiles }
  return done({ steps: firstSteps.map((step) => ({ step, done: found[step] ?? false })) })
}
