import { openConnection, type RawConnection } from '../http/raw-connection.ts'
import { pieceHeaders } from './upload-calls.ts'

export type UploadLine = RawConnection & { status: () => number }

type Piece = { offset: number; length: number; headers: Record<string, string> }

/** A line on which a piece has been announced; its bytes are up to the caller. */
export async function openUploadLine(port: number, url: string, piece: Piece): Promise<UploadLine> {
  const line = await openConnection(port)
  const { offset, length } = piece
  const headers = {
    host: 'aster.example',
    ...piece.headers,
    ...pieceHeaders(offset),
    'content-length': String(length),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  line.socket.write(`PATCH ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  // Whoever is refused while sending is hung up on, and writes into nothing.
  const closed = line.closed.catch(() => {})
  return { ...line, closed, status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(line.received())?.[1]) }
}
