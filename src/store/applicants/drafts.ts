import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'

export type Draft = {
  id: string
  form: ApplicationKind
  answers: Answers
  step: string
  locale: Locale
  expires_at: Date
}

/** Unclaimed files belong to the draft that named them last. */
export async function insertDraft(
  database: Database,
  draft: Omit<Draft, 'id' | 'expires_at'> & {
    email: string
    tokenDigest: Buffer
    uploadIds: readonly string[]
  },
): Promise<{ id: string; expires_at: Date }> {
  const { tokenDigest, uploadIds, ...facts } = draft
  const kept = await database.db
    .insertInto('draft')
    .values({ ...facts, token_digest: tokenDigest })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await attachUploads(database, kept.id, uploadIds)
  return kept
}

export async function attachUploads(
  { db }: Database,
  draftId: string,
  uploadIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ draft_id: draftId })
    .where('id', '=', sql<string>`any(${[...uploadIds]}::uuid[])`)
    .where('application_id', 'is', null)
    .execute()
}

export function findDraft({ db }: Database, tokenDigest: Buffer): Promise<Draft | undefined> {
  return db
    .selectFrom('draft')
    .select(['id', 'form', 'answers', 'step', 'locale', 'expires_at'])
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function deleteDraft({ db }: Database, tokenDigest: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('draft')
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Call in the transaction that stores an application: deletes the drafts that it names or whose files it claims. */
export async function listFinishedDrafts(
  { db }: Database,
  form: ApplicationKind,
  { applicationId, ids }: { applicationId: string; ids: readonly string[] },
): Promise<string[]> {
  const claimed = db.selectFrom('upload').select('draft_id').where('application_id', '=', applicationId)
  const finished = await db
    .selectFrom('draft')
    .select('id')
    .where('form', '=', form)
    .where((either) =>
      either.or([either('id', '=', sql<string>`any(${[...ids]}::uuid[])`), either('id', 'in', claimed)]),
    )
    .forUpdate()
    .execute()
  return finished.map(({ id }) => id)
}

export async function deleteDrafts({ db }: Database, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}
