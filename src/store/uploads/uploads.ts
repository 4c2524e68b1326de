import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isUuid } from '../../domain/api/uuid.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Verdict } from '../../domain/uploads/upload.ts'
import type { Database } from '../database.ts'
import { anyOf, now } from '../postgres/sql-parts.ts'
import { transaction } from '../postgres/transaction.ts'
import { storageOf } from './choose-storage.ts'
import type { StoredFile } from './file-storage.ts'
import { writingFiles } from './folder-storage.ts'

/** An unclaimed upload; its sender has no access after the claim. */
export type Upload = Awaited<ReturnType<typeof createUpload>>

/** A name in the folder of files, if new files go there. */
const newPlace = ({ files }: Database) => (files?.takesNew ? randomUUID() : null)

/** `sender` is a keyed hash of the sender's network; null for files inside a form. */
export function createUpload(
  database: Database,
  { name, size, sender = null }: { name: string; size: number; sender?: string | null },
) {
  return database.db
    .insertInto('upload')
    .values({ name, size, sender, stored_as: newPlace(database) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Creates an upload with a given id, idempotently; undefined if it is already claimed. */
export async function ensureUpload(
  database: Database,
  file: Pick<Upload, 'id' | 'name' | 'size' | 'sender'>,
): Promise<Upload | undefined> {
  await database.db
    .insertInto('upload')
    .values({ ...file, stored_as: newPlace(database) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return findUpload(database, file.id)
}

export function findUpload({ db }: Database, id: string) {
  return db
    .selectFrom('upload')
    .select(columns)
    .where('id', '=', id)
    .where('application_id', 'is', null)
    .executeTakeFirst()
}

/**
 * Appends bytes if exactly `start` were received before: of two senders one wins, and no lock is held during a slow
 * transfer. Undefined if the offset differs or the upload accepts no more bytes.
 */
export function appendPiece(database: Database, id: string, start: number, bytes: Buffer) {
  return writingFiles(database, async (trx) => {
    const upload = await trx.db
      .updateTable('upload')
      .set({ received: start + bytes.length, touched_at: now })
      .where('id', '=', id)
      .where('received', '=', start)
      .where('size', '>=', start + bytes.length)
      .where('verdict', 'is', null)
      .returning(columns)
      .executeTakeFirst()
    if (upload) await storageOf(trx, upload).append(upload, start, bytes)
    return upload
  })
}

/** Streams all bytes, also if they are moved meanwhile. Ends early if they are deleted: compare with the size. */
export async function* readUpload(database: Database, id: string): AsyncGenerator<Buffer> {
  let next = 0
  let before: StoredFile | undefined
  for (;;) {
    const file = await findStored(database, id)
    if (!file || file.stored_as === before?.stored_as) return
    for await (const bytes of storageOf(database, file).read(file, next)) {
      next += bytes.length
      yield bytes
    }
    if (next >= file.received) return
    before = file
  }
}

function findStored({ db }: Database, id: string): Promise<StoredFile | undefined> {
  return db.selectFrom('upload').select(place).where('id', '=', id).executeTakeFirst()
}

/** The first verdict counts. A refused file loses its bytes at once; its row stays to tell the person why. */
export function saveVerdict(
  database: Database,
  id: string,
  judged: { verdict: 'fine'; sha256: Buffer } | { verdict: Exclude<Verdict, 'fine'> },
): Promise<boolean> {
  return writingFiles(database, async (trx) => {
    const file = await trx.db
      .updateTable('upload')
      .set({ ...judged, touched_at: now })
      .where('id', '=', id)
      .where('verdict', 'is', null)
      .returning(place)
      .executeTakeFirst()
    if (!file) return false
    const storage = storageOf(trx, file)
    if (judged.verdict === 'fine') {
      await storage.seal(file, judged.sha256)
      return true
    }
    if (file.stored_as) await changePlace(trx, { ...file, verdict: judged.verdict }, null)
    await storage.remove(file)
    return true
  })
}

/**
 * Says where its bytes are from now on: under a name in the folder, or null for the database. False if the upload has
 * changed since it was read.
 */
export async function changePlace(
  { db }: Database,
  { id, stored_as, received, verdict }: StoredFile & { verdict: Verdict | null },
  name: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ stored_as: name })
    .where('id', '=', id)
    .where('stored_as', 'is not distinct from', stored_as)
    .where('received', '=', received)
    .where('verdict', 'is not distinct from', verdict)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an unclaimed upload; false if it does not exist or is claimed. */
export function forgetUpload(database: Database, id: string): Promise<boolean> {
  return transaction(database, async (trx) => {
    const file = await trx.db
      .deleteFrom('upload')
      .where('id', '=', id)
      .where('application_id', 'is', null)
      .returning(place)
      .executeTakeFirst()
    if (file) await storageOf(trx, file).remove(file)
    return file !== undefined
  })
}

/** Links unclaimed files to a draft, with which they stay. */
export async function attachUploads({ db }: Database, draftId: string, uploadIds: readonly string[]) {
  await db
    .updateTable('upload')
    .set({ draft_id: draftId })
    .where('id', '=', anyOf(uploadIds))
    .where('application_id', 'is', null)
    .execute()
}

/**
 * Claims uploads for an application, all or none; call in the transaction that inserts it. Locks the rows in a fixed
 * order to avoid deadlocks and double claims.
 */
export async function claimUploads(
  { db }: Database,
  applicationId: string,
  claims: Readonly<Record<string, string>>,
): Promise<Outcome<undefined>> {
  if (Object.keys(claims).length === 0) return done(undefined)
  const ids = Object.values(claims).filter(isUuid)
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'verdict', 'application_id'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  const unclaimed = new Map(rows.filter((row) => row.application_id === null).map((row) => [row.id, row]))

  const errors: Record<string, FieldCode> = {}
  for (const [field, id] of Object.entries(claims)) {
    const verdict = unclaimed.get(id)?.verdict
    if (verdict === undefined) errors[field] = 'upload_gone'
    else if (verdict !== 'fine') errors[field] = verdict ?? 'upload_unfinished'
    unclaimed.delete(id)
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })

  await sql`
    UPDATE upload SET application_id = ${applicationId}, field = claim.key
    FROM jsonb_each_text(${JSON.stringify(claims)}::jsonb) AS claim
    WHERE upload.id = claim.value::uuid`.execute(db)
  return done(undefined)
}

/** A file of a new application. */
export type NewClaim = { of: string; id: string; field: string }

/**
 * Parts of the statement that stores applications with files: the claims, the locked uploads, those that are free, and
 * their claim.
 */
export function claimParts(claims: readonly NewClaim[]) {
  const ids = claims.map(({ id }) => id)
  return {
    claim: sql`SELECT * FROM unnest(
      ${claims.map(({ of }) => of)}::uuid[], ${ids}::uuid[], ${claims.map(({ field }) => field)}::text[]
    ) AS claim (of, id, field)`,
    locked: sql`
      SELECT id, application_id, verdict FROM upload WHERE id = ${anyOf(ids)} AND (SELECT is_set FROM patience)
      ORDER BY id FOR UPDATE`,
    free: sql`SELECT id FROM locked WHERE application_id IS NULL AND verdict = 'fine'`,
    claimed: sql`
      UPDATE upload SET application_id = kept.id, field = claim.field FROM claim JOIN kept ON kept.id = claim.of
      WHERE upload.id = claim.id AND upload.id = ${anyOf(ids)}`,
  }
}

/** Lets the files follow when an application is merged; they remember the number of the one that goes. */
export async function moveUploads(
  { db }: Database,
  { stays, goes }: MergePair,
  number: number,
): Promise<void> {
  await sql`UPDATE upload SET application_id = ${stays}, merged_from = coalesce(merged_from, ${number})
    WHERE application_id = ${goes}`.execute(db)
}

export async function removeFile(database: Database, id: string): Promise<void> {
  const file = await database.db.deleteFrom('upload').where('id', '=', id).returning(place).executeTakeFirst()
  if (file) await storageOf(database, file).remove(file)
}

/** The period of retention.ts; after it the upload may be gone. */
const expiry = sql<Date>`touched_at + make_interval(mins => ${lifetimes.unclaimedUpload})`

const place = ['id', 'stored_as', 'received'] as const

const columns = [...place, 'name', 'size', 'verdict', 'sender', expiry.as('expiresAt')] as const
