import type { ContentVersion } from '../../store/content/content-version.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { listPublications, listStories } from '../../store/content/published-content.ts'
import type { Store } from '../../store/open-store.ts'
import { bindWithFallback } from '../bind-to.ts'
import { termsSince } from './pages/terms-since.ts'
import { readPicture } from './pictures/store-picture.ts'
import { readMembers, readPartners } from './read-members.ts'
import { readPlaces } from './read-places.ts'
import { readHome, readNews, readProfiles, readStory } from './read-published.ts'

/**
 * What visitors read, also while the primary is unavailable. Cached pages must not contain content older than their
 * version.
 */
export const readingServices = (store: Store, { isIn }: Pick<ContentVersion, 'isIn'>) =>
  bindWithFallback(store, isIn, {
    findPicture,
    readHome,
    readMembers,
    readNews,
    readPartners,
    readPicture,
    readPlaces,
    readProfiles,
    readPublications: listPublications,
    readStories: listStories,
    readStory,
    termsSince,
  })
