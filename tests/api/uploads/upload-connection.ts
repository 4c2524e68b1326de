import { openConnection, type RawConnection } from '../http/raw-connection.ts'
import { pieceHeaders } from './upload-calls.ts'

export type UploadConnection = RawConnection & { status: () => number }

type Piece = { offset: number; length: number; headers: Record<string, string> }

/** A connection that has sent the headers of a PATCH; the caller sends the bytes. */
export async function openUploadConnection(
  port: number,
  url: string,
  piece: Piece,
): Promise<UploadConnection> {
  const connection = await openConnection(port)
  const { offset, length } = piece
  const headers = {
    host: 'aster.example',
    ...piece.headers,
    ...pieceHeaders(offset),
    'content-length': String(length),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  connection.socket.write(`PATCH ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  // The server may disconnect a refused sender, whose further writes then fail.
  const closed = connection.closed.catch(() => {})
  return {
    ...connection,
    closed,
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(connection.received())?.[1]),
  }
}
