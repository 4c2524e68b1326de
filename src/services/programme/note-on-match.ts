import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { insertNote } from '../../store/review/reviewed-application.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { needed } from './change-match.ts'

/** A team note about a match; the timelines of the match and of both sides show it. */
export async function noteOnMatch(
  store: Store,
  staff: Author,
  { id, text }: { id: string; text: string },
): Promise<Outcome<undefined>> {
  const written = needed('text', text)
  if (!written.ok) return written
  return transaction(store, async (trx) => {
    const match = isUuid(id) ? await findMatch(trx, id) : undefined
    if (!match) return refuse('not_found')
    await insertNote(trx, match.hospital_id, staff, written.value, id)
    await writeAudit(trx, byStaff(staff), 'match_noted', ['match', id], { fields: ['notes'] })
    return done(undefined)
  })
}
