import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import { insertDrafts, renewDraft } from '../applicants/drafts.ts'
import type { Database } from '../database.ts'
import { removeUnsentMails } from '../mail/mail-queue.ts'
import { anyOf, now } from '../postgres/sql-parts.ts'
import { eraseRows } from '../privacy/erase-rows.ts'
import { draftsOf } from '../review/region-conditions.ts'

export type NewEntry = {
  id: string
  draftId: string
  tokenDigest: Buffer
  form: ApplicationKind
  email: string
  answers: Answers
  step: string
  locale: Locale
  source: Source
  staffName: string
}

export async function insertEntries(database: Database, entries: readonly NewEntry[]): Promise<void> {
  const drafts = entries.map(({ draftId, tokenDigest, id: _, source: __, staffName: ___, ...draft }) => ({
    ...draft,
    id: draftId,
    token_digest: tokenDigest,
  }))
  await insertDrafts(database, drafts)
  const rows = entries.map(({ id, draftId, source, staffName }) => ({
    id,
    draft_id: draftId,
    source,
    staff_name: staffName,
  }))
  await database.db.insertInto('entry_on_behalf').values(rows).execute()
}

/** Who entered a draft on behalf of its person, and when; undefined if the person did. */
export function findEntryOfDraft({ db }: Database, draftId: string) {
  return db
    .selectFrom('entry_on_behalf')
    .select(['source', 'staff_name', 'entered_at'])
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
}

export function findEntryByToken(database: Database, tokenDigest: Buffer) {
  return waiting(database)
    .select('entry_on_behalf.id')
    .where('token_digest', '=', tokenDigest)
    .executeTakeFirst()
}

/** The entry from which an application resulted; the newest if there are several. */
export function findEntryOfApplication({ db }: Database, applicationId: string) {
  return db
    .selectFrom('entry_on_behalf')
    .select(['source', 'staff_name', 'entered_at'])
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .executeTakeFirst()
}

/** Links an entry to the application once the person has sent it. */
export function confirmEntries({ db }: Database, applicationId: string, draftIds: readonly string[]) {
  return db
    .updateTable('entry_on_behalf')
    .set({ application_id: applicationId, draft_id: null })
    .where('draft_id', '=', anyOf(draftIds))
    .returning('source')
    .execute()
}

/** Entries that await confirmation, newest first, with the status of the last mail. */
export function listWaiting(
  database: Database,
  staff: Regional,
  { before, atMost }: { before?: string; atMost: number },
) {
  return waiting(database, staff)
    .select(['entry_on_behalf.id', 'number', 'source', 'staff_name', 'entered_at'])
    .select(['form', 'email', 'answers', 'locale', 'expires_at'])
    .select(({ selectFrom }) =>
      selectFrom('mail')
        .select('mail.status')
        .whereRef('mail.draft_id', '=', 'draft.id')
        .orderBy('queued_at', 'desc')
        .limit(1)
        .as('mail'),
    )
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? ''))
    .orderBy('number', 'desc')
    .limit(atMost)
    .execute()
}

export async function countWaiting(database: Database, staff: Regional): Promise<number> {
  const row = await waiting(database, staff)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The pending entries of these addresses. */
export function listWaitingByAddress(
  database: Database,
  form: ApplicationKind,
  addresses: readonly string[],
) {
  return waiting(database)
    .select(['email', 'answers'])
    .where('form', '=', form)
    .where('email', '=', sql<string>`any(${[...addresses]}::citext[])`)
    .execute()
}

/** Replaces the link, and cancels queued mails with the old one; undefined if the entry is not pending in their regions. */
export async function renewLink(database: Database, staff: Regional, id: string, tokenDigest: Buffer) {
  const entry = await waiting(database, staff)
    .select(['draft.id as draft_id', 'form', 'email', 'locale', 'source', 'staff_name'])
    .where('entry_on_behalf.id', '=', id)
    .executeTakeFirst()
  if (!entry || !(await renewDraft(database, entry.draft_id, tokenDigest))) return undefined
  await removeUnsentMails(database, entry.draft_id)
  return entry
}

/**
 * Deletes the entry with its draft, files and mail, and records the erasure for restores; undefined if it is not pending
 * in their regions.
 */
export async function removeEntry(database: Database, staff: Regional, id: string) {
  const entry = await waiting(database, staff)
    .select(['draft.id as draft_id', 'form', 'source'])
    .where('entry_on_behalf.id', '=', id)
    .executeTakeFirst()
  if (!entry) return undefined
  await eraseRows(database, 'draft', [entry.draft_id])
  return entry
}

function waiting({ db }: Database, staff: Regional = everywhere) {
  return db
    .selectFrom('entry_on_behalf')
    .innerJoin('draft', 'draft.id', 'entry_on_behalf.draft_id')
    .where('expires_at', '>', now)
    .where(draftsOf(staff) ?? sql<boolean>`true`)
}
