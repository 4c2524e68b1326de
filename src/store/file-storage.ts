import type { Store } from './open-store.ts'

/** Where the bytes of uploads live; their rows say how many of them count. */
export type FileStorage = {
  /** Keeps the bytes that follow the first `start`. */
  append(uploadId: string, start: number, bytes: Buffer): Promise<void>
  /** All bytes in order, with one piece in memory at a time. */
  read(uploadId: string): AsyncIterable<Buffer>
  remove(uploadIds: readonly string[]): Promise<void>
}

/** In the database, beside the record: inside its transactions and inside its backups. */
export function filesIn({ db }: Pick<Store, 'db'>): FileStorage {
  return {
    async append(uploadId, start, bytes) {
      await db.insertInto('upload_piece').values({ upload_id: uploadId, start, bytes }).execute()
    },
    async *read(uploadId) {
      for (let start = 0; ; ) {
        const piece = await db
          .selectFrom('upload_piece')
          .select('bytes')
          .where('upload_id', '=', uploadId)
          .where('start', '=', start)
          .executeTakeFirst()
        if (!piece) return
        yield piece.bytes
        start += piece.bytes.length
      }
    },
    async remove(uploadIds) {
      await db.deleteFrom('upload_piece').where('upload_id', 'in', uploadIds).execute()
    },
  }
}
