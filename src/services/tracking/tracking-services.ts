import type { Store } from '../../store/open-store.ts'
import { bindToReader } from '../bind-to.ts'
import { countLostViews } from './count-lost-views.ts'
import { readInsight } from './read-insight.ts'
import { trackPages } from './track-page.ts'
import { type CollectorSettings, ViewCollector } from './view-collector.ts'

export function trackingServices(store: Store, settings: CollectorSettings = {}) {
  const collector = new ViewCollector(store, settings)
  return {
    ...trackPages(store, collector),
    ...bindToReader(store, { readInsight }),
    /** Whether more views can be taken; otherwise too many wait. */
    hasRoom: () => !collector.isFull,
    /** What became of the page views that this instance has taken. */
    readViewFigures: () => collector.figures,
    /** Writes the page views that wait. */
    writeViews: () => collector.flush(),
    async countLostViews(): Promise<void> {
      if (settings.folder !== undefined) await countLostViews(store, settings.folder)
    },
    close: () => collector.close(),
  }
}
