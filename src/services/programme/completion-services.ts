import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { draftStory } from './draft-story.ts'
import { readCertificate, readOwnCertificate } from './read-certificate.ts'

/** What a completed collaboration leads to. */
export function completionServices(store: Store) {
  return {
    draftStory: (staff: Author, matchId: string) => draftStory(store, staff, matchId),
    readCertificate: (matchId: string) => readCertificate(store, matchId),
    readOwnCertificate: (session: EditSession, matchId: string) =>
      readOwnCertificate(store, session, matchId),
  }
}
