import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import type { OfficeApart } from '../api/office.ts'
import { pieceHeaders } from '../api/uploads/upload-calls.ts'

export const gigabyte = 2 ** 30

type Stream = { path: string; method: string; length?: number; type?: string }

const block = ' '.repeat(0x10000)

/** Sends up to a gigabyte until the server closes the connection; returns the number of bytes. */
export async function sendStream(
  site: string,
  { path, method, length, type }: Stream,
  own: Record<string, string>,
): Promise<number> {
  const headers = {
    host: 'aster.example',
    ...own,
    ...pieceHeaders(0),
    ...(type && { 'content-type': type }),
    ...(length ? { 'content-length': String(length) } : { 'transfer-encoding': 'chunked' }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(new URL(site).port), '127.0.0.1').on('error', () => {})
  const closed = once(socket, 'close').catch(() => {})
  socket.resume()
  const framed = (text: string) => (length ? text : `${text.length.toString(16)}\r\n${text}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${framed('%PDF-')}`)
  let sent = 5
  while (!socket.destroyed && sent < gigabyte) {
    const hasRoom = socket.write(framed(block))
    sent += block.length
    if (!hasRoom) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  socket.destroy()
  return sent
}

/** Memory of a server and disk space of its database, in MiB. */
export async function takenBy({ pid, store }: OfficeApart): Promise<{ memory: number; disk: number }> {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString())
  const { rows } = await sql<{ bytes: string }>`SELECT pg_database_size(current_database()) AS bytes`.execute(
    store.db,
  )
  return { memory: Math.round(kilobytes / 1024), disk: Math.round(Number(rows[0]?.bytes) / 2 ** 20) }
}
