import type { FirstAdministrator } from '../domain/first-administrator.ts'
import type { LimitName } from '../domain/limits.ts'
import { watchContentVersion } from '../store/content-version.ts'
import type { Store } from '../store/open-store.ts'
import { checkReadiness } from './check-readiness.ts'
import { countRequest } from './count-request.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { isSetUpLinkOpen } from './is-set-up-link-open.ts'
import { issueSetUpLink } from './issue-set-up-link.ts'
import { readHome } from './read-home.ts'
import { readNews } from './read-news.ts'
import { readProfiles } from './read-profiles.ts'
import { readStories, readStory } from './read-stories.ts'
import { receiveMessage } from './receive-message.ts'
import { seedSampleContent } from './seed-sample-content.ts'

export type Services = ReturnType<typeof openServices>

/** Every use case, bound to the store: all that the API and the pages can do. */
export function openServices(store: Store) {
  const version = watchContentVersion(store)
  return {
    close: () => version.close(),
    contentVersion: () => version.current(),
    checkReadiness: () => checkReadiness(store),
    countRequest: (name: LimitName, client: string) => countRequest(store, name, client),
    createFirstAdministrator: (token: string, person: FirstAdministrator) =>
      createFirstAdministrator(store, token, person),
    isSetUpLinkOpen: (token: string) => isSetUpLinkOpen(store, token),
    issueSetUpLink: () => issueSetUpLink(store),
    readHome: () => readHome(store),
    readNews: () => readNews(store),
    readProfiles: () => readProfiles(store),
    readStories: () => readStories(store),
    readStory: (slug: string) => readStory(store, slug),
    receiveMessage: (answers: unknown, idempotencyKey?: string) =>
      receiveMessage(store, answers, idempotencyKey),
    seedSampleContent: () => seedSampleContent(store),
  }
}
