import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { countWaiting, listWaiting, removeEntry, renewLink } from '../../store/applications/entries.ts'
import { queueMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { countLinkTo } from '../applicants/issue-access.ts'
import { letterWords } from '../mail/letter-words.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { mailOf } from './save-entries.ts'

const entriesAtOnce = 50

export type WaitingEntries = Awaited<ReturnType<typeof listEntries>>

/** Entries that await confirmation, newest first; without those of other regions. */
export async function listEntries(store: Store, staff: Regional, before: string | undefined) {
  const cursor = before && /^\d{1,18}$/.test(before) ? { before } : {}
  const [count, rows] = await Promise.all([
    countWaiting(store, staff),
    listWaiting(store, staff, { ...cursor, atMost: entriesAtOnce }),
  ])
  const entries = rows.map(({ answers, entered_at, expires_at, ...entry }) => ({
    ...entry,
    name: [answers.name, answers.surname].filter((part) => typeof part === 'string').join(' '),
    entered_at: entered_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
  return { count, entries, next: rows.length === entriesAtOnce ? rows.at(-1)?.number : undefined }
}

export async function mailEntryAgain(
  store: Store,
  staff: Author & Regional,
  id: string,
): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const token = newToken()
    const entry = await renewLink(trx, staff, id, digestOf(token))
    if (!entry) return refuse('not_found')
    const counted = await countLinkTo(trx, entry.email)
    if (!counted.ok) return counted
    const { form: kind, draft_id: draftId, staff_name, ...facts } = entry
    const t = await letterWords(trx, facts.locale)
    await queueMail(trx, mailOf(t, { ...facts, kind, draftId, token, staff: staff_name }))
    await writeAudit(trx, byStaff(staff), 'entry_mailed', ['entry_on_behalf', id], { fields: [] })
    return done(undefined)
  })
}

export async function removeWaitingEntry(store: Store, staff: Author & Regional, id: string) {
  if (!isUuid(id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const entry = await removeEntry(trx, staff, id)
    if (!entry) return refuse('not_found')
    const { form: kind, source } = entry
    await writeAudit(trx, byStaff(staff), 'entry_removed', ['entry_on_behalf', id], {
      before: { kind, source },
    })
    return done(undefined)
  })
}
