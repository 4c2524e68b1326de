import { referenceOf } from '../../domain/applications/reference.ts'
import { csvLine } from '../../domain/forms/engine/csv.ts'
import { done, type Outcome, type ValueOf } from '../../domain/refusals.ts'
import { type AuditFilter, type AuditQuery, byStaff } from '../../domain/staff/audit.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { searchAudit, writeAudit } from '../../store/staff/audit.ts'
import type { Sheet } from '../review/sheet.ts'

type Found = Awaited<ReturnType<typeof searchAudit>>[number]

export type AuditPage = ValueOf<typeof readAudit>

/** The newest first; the cursor gives those before. */
export async function readAudit(store: Store, staff: Staff, query: AuditQuery) {
  const found = await searchAudit(store, { ...query, size: query.size + 1 }, rightsOf(staff))
  const entries = found.slice(0, query.size)
  return done({
    entries: entries.map(({ application_number, match_numbers, ...entry }) => ({
      ...entry,
      at: entry.at.toISOString(),
      reference: referenceOfSubject({ ...entry, application_number, match_numbers }),
    })),
    cursor: found.length > query.size ? (entries.at(-1)?.id ?? null) : null,
  })
}

type Subject = Pick<Found, 'application_kind' | 'application_number' | 'match_numbers'>

/** Of an application, or of the hospital and the expert of a match; null if it is gone or has none. */
function referenceOfSubject({
  application_kind: kind,
  application_number: number,
  match_numbers: match,
}: Subject) {
  if (kind && number !== null) return referenceOf(kind, number)
  return match && [referenceOf('hospital', match.hospital), referenceOf('expert', match.expert)].join(', ')
}

/** Exports the audit as CSV. The entry about the export is written before the first byte is sent. */
export async function exportAudit(store: Store, staff: Staff, filter: AuditFilter): Promise<Outcome<Sheet>> {
  const { search, ...told } = filter
  await writeAudit(store, byStaff(staff), 'audit_exported', ['audit'], {
    after: { format: 'csv', filter: { ...told, searched: search !== undefined } },
  })
  const name = `aster-audit-${new Date().toISOString().slice(0, 10)}.csv`
  return done({ name, bytes: lines(store, staff, filter) })
}

const atOnce = 500
const columns = ['at', 'actor', 'staff_name', 'staff_id', 'action', 'subject_kind', 'subject_id'] as const

async function* lines(store: Store, staff: Staff, filter: AuditFilter): AsyncGenerator<Buffer> {
  // The BOM tells spreadsheets that it is UTF-8.
  yield Buffer.from(`\ufeff${csvLine([...columns, 'fields', 'before', 'after'])}`)
  let cursor: string | undefined
  do {
    const page = { ...filter, size: atOnce, ...(cursor && { cursor }) }
    const entries = await searchAudit(store, page, rightsOf(staff))
    for (const { fields, before, after, ...entry } of entries) {
      const facts = columns.map((column) => textOf(entry[column]))
      yield Buffer.from(csvLine([...facts, fields.join('; '), textOf(before), textOf(after)]))
    }
    cursor = entries.length === atOnce ? entries.at(-1)?.id : undefined
  } while (cursor)
}

const rightsOf = ({ role, timeZone }: Staff) => ({ withStaff: mayDo(role, 'administer'), zone: timeZone })

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
