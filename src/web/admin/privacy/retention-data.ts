import type { PeriodName } from '../../../domain/privacy/retention-periods.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'

export type Typed = Readonly<Record<PeriodName, string>>

export type RetentionData = Awaited<ReturnType<Services['privacy']['readRetention']>> & {
  typed: Typed
  errors: FieldErrors
  result?: 'tried' | 'saved' | 'same'
}
