import { referenceOf } from '../../domain/applications/reference.ts'
import { csvLine } from '../../domain/forms/engine/csv.ts'
import { done, type Outcome, refuse, type ValueOf } from '../../domain/refusals.ts'
import { type AuditFilter, type AuditQuery, byStaff } from '../../domain/staff/audit.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { readFromReplica } from '../../store/postgres/read-replica.ts'
import { type AuditEntry, searchAudit, writeAudit } from '../../store/staff/audit.ts'
import { findConcerned, listConcerned } from '../../store/staff/audit-subjects.ts'
import type { Sheet } from '../review/sheet.ts'

export type AuditPage = ValueOf<typeof readAudit>

/** Above this many matches a search is too vague to answer. */
const mostConcerned = 200

/** The newest first; the cursor gives those before. */
export async function readAudit(store: Store, staff: Staff, { about, ...query }: AuditQuery) {
  const subjects = await subjectsOf(store, about)
  if (!subjects.ok) return subjects
  const found = await searchAudit(store, { ...query, size: query.size + 1 }, extentOf(staff, subjects.value))
  const entries = found.slice(0, query.size)
  return done({
    entries: (await withConcerned(store, entries)).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    cursor: found.length > query.size ? (entries.at(-1)?.id ?? null) : null,
  })
}

/** The subjects of a search; undefined for all. */
async function subjectsOf(store: Store, about: string | undefined): Promise<Outcome<string[] | undefined>> {
  if (about === undefined) return done(undefined)
  const subjects = await findConcerned(store, about, mostConcerned)
  return subjects ? done(subjects) : refuse('invalid_answers', { errors: { about: 'too_many' } })
}

/** Names and references are looked up, never stored: an entry outlives an erased person. */
async function withConcerned(store: Store, entries: readonly AuditEntry[]) {
  const concerned = await listConcerned(
    store,
    entries.flatMap(({ subject_id }) => subject_id ?? []),
  )
  return entries.map((entry) => {
    const sides = concerned.get(entry.subject_id ?? '') ?? []
    const references = sides.flatMap(({ kind, number }) =>
      kind && number !== null ? [referenceOf(kind, number)] : [],
    )
    return {
      ...entry,
      application_kind: entry.subject_kind === 'application' ? (sides[0]?.kind ?? null) : null,
      /** References of the application, or of both sides of a match; null if it is gone or has none. */
      reference: references.join(', ') || null,
      concerns: sides.map(({ name }) => name).filter(Boolean),
    }
  })
}

/** Exports the audit as CSV. The entry about the export is written before the first byte is sent. */
export async function exportAudit(
  store: Store,
  staff: Staff,
  { about, ...filter }: AuditFilter,
): Promise<Outcome<Sheet>> {
  const subjects = await subjectsOf(store, about)
  if (!subjects.ok) return subjects
  const { search, ...told } = filter
  const searched = search !== undefined || about !== undefined
  await writeAudit(store, byStaff(staff), 'audit_exported', ['audit'], {
    after: { format: 'csv', filter: { ...told, searched } },
  })
  const name = `aster-audit-${new Date().toISOString().slice(0, 10)}.csv`
  return done({ name, bytes: lines(store, filter, extentOf(staff, subjects.value)) })
}

const atOnce = 500
const columns = ['at', 'actor', 'staff_name', 'staff_id', 'action', 'subject_kind', 'subject_id'] as const

type Extent = ReturnType<typeof extentOf>

async function* lines(store: Store, filter: AuditFilter, extent: Extent): AsyncGenerator<Buffer> {
  // The BOM tells spreadsheets that it is UTF-8.
  yield Buffer.from(`\ufeff${csvLine([...columns, 'reference', 'concerns', 'fields', 'before', 'after'])}`)
  let cursor: string | undefined
  do {
    const page = { ...filter, size: atOnce, ...(cursor && { cursor }) }
    const entries = await readFromReplica(store, async (reader) =>
      withConcerned(reader, await searchAudit(reader, page, extent)),
    )
    for (const { fields, before, after, reference, concerns, ...entry } of entries) {
      const facts = columns.map((column) => textOf(entry[column]))
      const whom = [reference ?? '', concerns.join('; ')]
      yield Buffer.from(csvLine([...facts, ...whom, fields.join('; '), textOf(before), textOf(after)]))
    }
    cursor = entries.length === atOnce ? entries.at(-1)?.id : undefined
  } while (cursor)
}

const extentOf = ({ role, timeZone, regions = [] }: Staff, subjects: string[] | undefined) => ({
  withStaff: mayDo(role, 'administer'),
  reader: { regions },
  subjects,
  zone: timeZone,
})

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
