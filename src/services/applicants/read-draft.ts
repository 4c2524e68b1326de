import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { type Draft, deleteDraft, findDraft } from '../../store/applicants/drafts.ts'
import { findEntryByToken, findEntryOfDraft, removeEntry } from '../../store/applications/entries.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { digestOf } from '../protection/token-digest.ts'

export async function readDraft(
  store: Store,
  token: string,
): Promise<Outcome<Omit<Draft, 'expires_at'> & { expires_at: string }>> {
  const draft = await findDraft(store, digestOf(token))
  return draft ? done({ ...draft, expires_at: draft.expires_at.toISOString() }) : refuse('not_found')
}

/** Who entered a draft for its person, where that was somebody else. */
export async function readEntry(store: Store, draftId: string) {
  const entry = await findEntryOfDraft(store, draftId)
  return entry && { source: entry.source, staff: entry.staff_name, enteredAt: entry.entered_at.toISOString() }
}

/**
 * Deletes the draft and its mail; unclaimed files expire after a day. An entry on behalf is deleted with its files, and
 * staff see that the person refused it.
 */
export async function dropDraft(store: Store, token: string): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const entry = await findEntryByToken(trx, digestOf(token))
    if (entry) {
      await removeEntry(trx, entry.id)
      await writeAudit(trx, applicant, {
        action: 'entry_refused',
        subject: { kind: 'entry_on_behalf', id: entry.id },
      })
    }
    return entry || (await deleteDraft(trx, digestOf(token))) ? done({ success: true }) : refuse('not_found')
  })
}
