import type { FieldErrors } from '../../../domain/refusals.ts'
import type { presetOf } from '../../../domain/tracking/period.ts'
import type { Insight } from '../../../services/tracking/read-insight.ts'
import type { PageContext } from '../../page.ts'

export type InsightData = {
  /** As it stands in the address, also where it is wrong. */
  typed: Readonly<Record<string, string>>
  errors: FieldErrors
  preset: ReturnType<typeof presetOf>
  insight: Insight | undefined
}

/** What every plot is drawn from. */
export type PlotContext = PageContext<InsightData> & { insight: Insight }
