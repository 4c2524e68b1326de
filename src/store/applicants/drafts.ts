import type { Insertable } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { anyOf, inMinutes, now } from '../postgres/sql-parts.ts'
import { attachUploads } from '../uploads/uploads.ts'

export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

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
    .values({ ...facts, token_digest: tokenDigest, expires_at: inMinutes(lifetimes.draft) })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await attachUploads(database, kept.id, uploadIds)
  return kept
}

export async function insertDrafts(
  { db }: Database,
  drafts: readonly Omit<Insertable<DB['draft']>, 'expires_at'>[],
) {
  const expires_at = inMinutes(lifetimes.draft)
  await db
    .insertInto('draft')
    .values(drafts.map((draft) => ({ ...draft, expires_at })))
    .execute()
}

export function findDraft({ db }: Database, tokenDigest: Buffer) {
  return db
    .selectFrom('draft')
    .select(['id', 'form', 'answers', 'step', 'locale', 'expires_at'])
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Replaces the link to an entry on behalf, with the original lifetime. False if the draft has expired. */
export async function renewDraft({ db }: Database, id: string, tokenDigest: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draft')
    .set({ token_digest: tokenDigest, expires_at: inMinutes(lifetimes.draft) })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteDraft({ db }: Database, tokenDigest: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('draft')
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Call in the transaction that stores an application, before it does: the drafts that it names or whose files it claims.
 * Deleting them later locks their files, which other applications lock before their address: these wait here, to avoid
 * a deadlock.
 */
export async function lockFinishedDrafts(
  { db }: Database,
  form: ApplicationKind,
  { ids, uploads }: { ids: readonly string[]; uploads: readonly string[] },
): Promise<string[]> {
  const claimed = db.selectFrom('upload').select('draft_id').where('id', '=', anyOf(uploads))
  const finished = await db
    .selectFrom('draft')
    .select('id')
    .where('form', '=', form)
    .where((either) => either.or([either('id', '=', anyOf(ids)), either('id', 'in', claimed)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return finished.map(({ id }) => id)
}

export async function deleteDrafts({ db }: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('draft').where('id', '=', anyOf(ids)).execute()
}
