import type { FieldErrors } from '../../../../domain/refusals.ts'
import type { AuditPage } from '../../../../services/staff/read-audit.ts'

export type Entry = AuditPage['entries'][number]

export type AuditData = {
  /** As it stands in the address, also where it is wrong. */
  typed: Readonly<Record<string, string>>
  errors: FieldErrors
  people: readonly { id: string; name: string }[]
  page: AuditPage | undefined
}
