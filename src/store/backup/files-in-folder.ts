import type pg from 'pg'
import type { OpenFiles } from '../uploads/open-files.ts'
import { readUpload } from '../uploads/uploads.ts'
import { copyEnd, pieceRow } from './binary-copy.ts'

type Listed = { id: string; received: number }

/**
 * The rows of `upload_piece`, and after them those that the files of the folder would have, so that a backup is the same
 * wherever files are. `files` has connections of its own, which see where a file is now: one that is moved during the
 * backup is read where it went, and one that is erased is left out.
 */
export async function* withFilesInFolder(
  rows: AsyncIterable<Buffer>,
  client: pg.Client,
  { database }: OpenFiles,
  counted: { rows: number },
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  for await (const bytes of rows) {
    const all = Buffer.concat([held, bytes])
    held = all.subarray(Math.max(0, all.length - copyEnd.length))
    yield all.subarray(0, all.length - held.length)
  }
  for await (const { id, received } of listFiles(client)) {
    let start = 0
    for await (const bytes of readUpload(database, id)) {
      const piece = bytes.subarray(0, received - start)
      if (piece.length === 0) break
      yield pieceRow(id, start, piece)
      counted.rows += 1
      start += piece.length
    }
  }
  yield copyEnd
}

/** The files of the snapshot, some at a time. */
async function* listFiles(client: pg.Client): AsyncGenerator<Listed> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query<Listed>(
      'SELECT id, received FROM upload WHERE stored_as IS NOT NULL AND id > $1 ORDER BY id LIMIT 1000',
      [last],
    )
    yield* rows
    const next = rows.at(-1)
    if (!next) return
    last = next.id
  }
}
