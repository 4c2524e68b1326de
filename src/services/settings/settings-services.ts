import type { Locale } from '../../domain/messages/locales.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { findSecondStepRule } from '../../store/staff/second-step-rule.ts'
import { changeLetter, judgeLetter, type TypedLetter } from '../mail/change-letter.ts'
import { previewLetter } from '../mail/preview-letter.ts'
import { listLetters, readLetter } from '../mail/read-letters.ts'
import { beginRequiringSecondStep, requireSecondStep } from '../staff/require-second-step.ts'
import { changeRegistryFacts } from './change-registry-facts.ts'
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
