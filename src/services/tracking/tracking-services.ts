import type { Store } from '../../store/open-store.ts'
import { bindTo, bindToReader } from '../bind-to.ts'
import { readInsight } from './read-insight.ts'
import { enterPage, leavePage, passStep } from './track-page.ts'

export function trackingServices(store: Store) {
  return { ...bindTo(store, { enterPage, leavePage, passStep }), ...bindToReader(store, { readInsight }) }
}
