import type { Author } from '../../domain/audit.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ContentVersion } from '../../store/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { findSecondStepRule } from '../../store/settings/second-step-rule.ts'
import { changeLetter, judgeLetter, type TypedLetter } from './change-letter.ts'
import { changeRegistryFacts } from './change-registry-facts.ts'
import { previewLetter } from './preview-letter.ts'
import { listLetters, readLetter } from './read-letters.ts'
import { beginRequiringSecondStep, requireSecondStep } from './require-second-step.ts'
import { watchFacts } from './watch-facts.ts'

/** What administrators settle; `site` is what the links of letters lead to. */
export function settingsServices(store: Store, version: ContentVersion, site: URL) {
  return {
    ...watchFacts(store, version),
    changeLetter: (staff: Author, letter: TypedLetter) => changeLetter(store, staff, letter),
    changeRegistryFacts: (staff: Author, sent: unknown) => changeRegistryFacts(store, staff, sent),
    requireSecondStep: (staff: Author, chosen: { group: string; days: string }) =>
      requireSecondStep(store, staff, chosen),
    beginRequiringSecondStep: () => beginRequiringSecondStep(store),
    readSecondStepRule: () => findSecondStepRule(store),
    judgeLetter,
    listLetters: (locale: Locale) => listLetters(store, locale),
    previewLetter: (letter: TypedLetter) => previewLetter(store, site, letter),
    /** Not as pages know them, but as they are: for whoever has just changed them. */
    readRegistryFacts: () => findRegistryFacts(store),
    readLetter: (locale: Locale, id: string) => readLetter(store, locale, id),
  }
}
