import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Where the bytes of uploads live; their rows say how many of them count. */
export type FileStorage = {
  /** Keeps the bytes that follow the first `start`, which are all that there are. */
  append(uploadId: string, start: number, bytes: Buffer): Promise<void>
  /** All bytes in order, with few of them in memory at a time. */
  read(uploadId: string): AsyncIterable<Buffer>
  remove(uploadId: string): Promise<void>
}

/** A smaller piece grows by the next bytes: no file has many, and to grow costs little. */
const worthAPiece = 32 * 1024

const readAtOnce = 1024 * 1024

/** In the database, beside the record: inside its transactions and inside its backups. */
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
