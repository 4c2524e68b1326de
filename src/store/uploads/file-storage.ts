import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Storage of upload bytes; the upload's row says how many are valid. */
export type FileStorage = {
  /** Appends bytes at offset `start`, the current length. */
  append(uploadId: string, start: number, bytes: Buffer): Promise<void>
  read(uploadId: string): AsyncIterable<Buffer>
  remove(uploadId: string): Promise<void>
}

/** A smaller piece grows by the next bytes, which bounds the number of pieces at little cost. */
const worthAPiece = 32 * 1024

const readAtOnce = 1024 * 1024

/** In the database, so that transactions and backups include it. */
export function filesIn({ db }: Database): FileStorage {
  return {
    async append(uploadId, start, bytes) {
      const { numUpdatedRows } = await db
        .updateTable('upload_piece')
        .set({ bytes: sql`bytes || ${bytes}::bytea` })
        .where('upload_id', '=', uploadId)
        .where('start', '>', start - worthAPiece)
        .where(sql`start + length(bytes)`, '=', start)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      await db.insertInto('upload_piece').values({ upload_id: uploadId, start, bytes }).execute()
    },
    async *read(uploadId) {
      for (let next = 0; ; ) {
        const pieces = await db
          .selectFrom('upload_piece')
          .select(['start', 'bytes'])
          .where('upload_id', '=', uploadId)
          .where('start', '>=', next)
          .where('start', '<', next + readAtOnce)
          .orderBy('start')
          .execute()
        if (pieces.length === 0) return
        for (const { start, bytes } of pieces) {
          if (start !== next) return
          yield bytes
          next += bytes.length
        }
      }
    },
    async remove(uploadId) {
      await db.deleteFrom('upload_piece').where('upload_id', '=', uploadId).execute()
    },
  }
}
