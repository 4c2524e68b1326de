import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { FileStorage } from './file-storage.ts'

/** A smaller piece grows by the next bytes, which bounds the number of pieces at little cost. */
const worthAPiece = 32 * 1024

const readAtOnce = 1024 * 1024

/** Stores bytes in the database, so that transactions and backups include them. */
export function inDatabase({ db }: Database): FileStorage {
  return {
    async append({ id }, start, bytes) {
      const { numUpdatedRows } = await db
        .updateTable('upload_piece')
        .set({ bytes: sql`bytes || ${bytes}::bytea` })
        .where('upload_id', '=', id)
        .where('start', '>', start - worthAPiece)
        .where(sql`start + length(bytes)`, '=', start)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      await db.insertInto('upload_piece').values({ upload_id: id, start, bytes }).execute()
    },
    async *read({ id }, from) {
      for (let next = from; ; ) {
        const pieces = await db
          .selectFrom('upload_piece')
          .select(['start', 'bytes'])
          .where('upload_id', '=', id)
          .where(sql`start + length(bytes)`, '>', next)
          .where('start', '<', next + readAtOnce)
          .orderBy('start')
          .execute()
        if (pieces.length === 0) return
        for (const { start, bytes } of pieces) {
          if (start > next) return
          yield bytes.subarray(next - start)
          next = start + bytes.length
        }
      }
    },
    // A verdict refuses further pieces, and a transaction that was aborted has left none.
    async seal() {},
    async remove({ id }) {
      await db.deleteFrom('upload_piece').where('upload_id', '=', id).execute()
    },
  }
}
