import { sql } from 'kysely'
import { isUuid } from '../../domain/api/uuid.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Verdict } from '../../domain/uploads/upload.ts'
import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import { filesIn } from './file-storage.ts'

/** An unclaimed upload; its sender has no access after the claim. */
export type Upload = {
  id: string
  name: string
  size: number
  received: number
  /** Not judged yet: null. */
  verdict: Verdict | null
  /** Keyed hash of the sender's network; null for files inside a form. */
  sender: string | null
  /** From then on it may be gone. */
  expiresAt: Date
}

export function createUpload(
  { db }: Database,
  { name, size, sender = null }: Pick<Upload, 'name' | 'size'> & Partial<Pick<Upload, 'sender'>>,
): Promise<Upload> {
  return db.insertInto('upload').values({ name, size, sender }).returning(columns).executeTakeFirstOrThrow()
}

/** Idempotent for a client-chosen id. Undefined if the upload is already claimed. */
export async function ensureUpload(
  database: Database,
  file: Pick<Upload, 'id' | 'name' | 'size' | 'sender'>,
): Promise<Upload | undefined> {
  await database.db
    .insertInto('upload')
    .values(file)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return findUpload(database, file.id)
}

export function findUpload({ db }: Database, id: string): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .select(columns)
    .where('id', '=', id)
    .where('application_id', 'is', null)
    .executeTakeFirst()
}

/** Those of the uploads that are unclaimed and fine. */
export async function listFineUploads({ db }: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'application_id', 'verdict'])
    .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .execute()
  return rows
    .filter(({ application_id, verdict }) => application_id === null && verdict === 'fine')
    .map(({ id }) => id)
}

/**
 * Appends bytes if exactly `start` were received before: of two senders one wins, and no lock is held during a slow
 * transfer. Undefined if the offset differs or the upload accepts no more bytes.
 */
export function appendPiece(
  database: Database,
  id: string,
  start: number,
  bytes: Buffer,
): Promise<Upload | undefined> {
  return transaction(database, async (trx) => {
    const upload = await trx.db
      .updateTable('upload')
      .set({ received: start + bytes.length, touched_at: sql`now()` })
      .where('id', '=', id)
      .where('received', '=', start)
      .where('size', '>=', start + bytes.length)
      .where('verdict', 'is', null)
      .returning(columns)
      .executeTakeFirst()
    if (upload) await filesIn(trx).append(id, start, bytes)
    return upload
  })
}

/** Streams all bytes. Ends early if they are deleted meanwhile: compare with the size. */
export function readUpload(database: Database, id: string): AsyncIterable<Buffer> {
  return filesIn(database).read(id)
}

/** The first verdict counts. A refused file loses its bytes at once; its row stays to tell the person why. */
export function saveVerdict(
  database: Database,
  id: string,
  judged: { verdict: 'fine'; sha256: Buffer } | { verdict: Exclude<Verdict, 'fine'> },
): Promise<boolean> {
  return transaction(database, async (trx) => {
    const { numUpdatedRows } = await trx.db
      .updateTable('upload')
      .set({ ...judged, touched_at: sql`now()` })
      .where('id', '=', id)
      .where('verdict', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (judged.verdict !== 'fine') await filesIn(trx).remove(id)
    return true
  })
}

/** False if it does not exist or is claimed. */
export function forgetUpload(database: Database, id: string): Promise<boolean> {
  return transaction(database, async (trx) => {
    const { numDeletedRows } = await trx.db
      .deleteFrom('upload')
      .where('id', '=', id)
      .where('application_id', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows === 1n) await filesIn(trx).remove(id)
    return numDeletedRows === 1n
  })
}

export type UnclaimedWeight = { total: number; sendersAtLimit: string[] }

/** Bytes of unclaimed uploads, and the senders who have reached their quota. */
export async function weighUnclaimed({ db }: Database, share: number): Promise<UnclaimedWeight> {
  const { rows } = await sql<{ total: string; full: string[] | null }>`
    SELECT coalesce(sum(weight), 0) AS total,
      array_agg(sender) FILTER (WHERE sender IS NOT NULL AND weight >= ${share}) AS full
    FROM (
      SELECT sender, sum(received) AS weight FROM upload
      WHERE application_id IS NULL AND (verdict IS NULL OR verdict = 'fine') GROUP BY sender
    ) AS of_one`.execute(db)
  return { total: Number(rows[0]?.total ?? 0), sendersAtLimit: rows[0]?.full ?? [] }
}

/** The same in the list of retention. */
const lifetime = sql`make_interval(mins => ${lifetimes.unclaimedUpload})`

const columns = [
  'id',
  'name',
  'size',
  'received',
  'verdict',
  'sender',
  sql<Date>`touched_at + ${lifetime}`.as('expiresAt'),
] as const
