import { byteReader } from './byte-reader.ts'
import { damaged } from './container.ts'

/** The binary format of COPY, for rows of `upload_piece`: upload_id, start, bytes. */
const pieceColumns = ['upload_id', 'start', 'bytes'] as const

/** The trailer that ends the rows of a table. */
export const copyEnd = Buffer.from([0xff, 0xff])

const signatureBytes = 11
const uuidBytes = 16
const integerBytes = 4
const largestPiece = 64 * 1024 * 1024

export function pieceRow(uploadId: string, start: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(2 + 4 + uuidBytes + 4 + integerBytes + 4)
  head.writeInt16BE(pieceColumns.length)
  head.writeInt32BE(uuidBytes, 2)
  head.write(uploadId.replaceAll('-', ''), 6, 'hex')
  head.writeInt32BE(integerBytes, 22)
  head.writeInt32BE(start, 26)
  head.writeInt32BE(bytes.length, 30)
  return Buffer.concat([head, bytes])
}

export type Piece = { uploadId: string; start: number; bytes: Buffer }

export async function* readPieces(rows: AsyncIterable<Buffer>, file: string): AsyncGenerator<Piece> {
  const reader = byteReader(rows)
  const integer = async (size: 2 | 4) => {
    const bytes = await reader.take(size)
    if (bytes.length < size) throw damaged(file)
    return bytes.readIntBE(0, size)
  }
  const value = async (most: number) => {
    const length = await integer(4)
    if (length < 0 || length > most) throw damaged(file)
    return reader.take(length)
  }
  await reader.take(signatureBytes + 4)
  await reader.take(await integer(4))
  for (let count = await integer(2); count !== -1; count = await integer(2)) {
    if (count !== pieceColumns.length) throw damaged(file)
    const uploadId = (await value(uuidBytes)).toString('hex')
    const start = (await value(integerBytes)).readInt32BE()
    yield { uploadId, start, bytes: await value(largestPiece) }
  }
  await reader.take(1) // the caller's totals follow the end of the stream
}
