import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { InsightQuery } from '../../domain/tracking/period.ts'
import type { Store } from '../../store/open-store.ts'
import { passStep } from './pass-step.ts'
import { readInsight } from './read-insight.ts'

/** What the figures of the registry say. */
export function insightServices(store: Store) {
  return {
    passStep: (form: ApplicationKind, step: string) => passStep(store, form, step),
    readInsight: (query: InsightQuery) => readInsight(store, query),
  }
}
