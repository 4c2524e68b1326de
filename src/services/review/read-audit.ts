import type { AuditQuery } from '../../domain/audit.ts'
import { done } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { searchAudit } from '../../store/review/audit.ts'

/** The newest first; the cursor gives those before. */
export async function readAudit(store: Store, query: AuditQuery) {
  const found = await searchAudit(store, { ...query, size: query.size + 1 })
  const entries = found.slice(0, query.size)
  return done({
    entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    cursor: found.length > query.size ? (entries.at(-1)?.id ?? null) : null,
  })
}
