import type { Readable } from 'node:stream'

/** Large enough that a file has few of them, small enough that many slow senders fit into memory. */
const pieceSize = 128 * 1024

const news = ['readable', 'end', 'close'] as const

/**
 * Splits a body into pieces: the first at once, because its bytes may be refused, and the last even if the connection
 * breaks. Backpressure: nothing is read while a piece is being stored.
 */
export async function* arrivingPieces(line: Readable): AsyncGenerator<Buffer> {
  let wake = () => {}
  const onNews = () => wake()
  for (const event of news) line.on(event, onNews)
  line.on('error', onNews) // never removed: a connection may also break after reading has stopped
  let held: Buffer[] = []
  let length = 0
  let enough = 1
  try {
    for (;;) {
      // Even if the connection broke: earlier bytes are still buffered.
      const chunk: Buffer | null = line.read()
      if (chunk) {
        held.push(chunk)
        length += chunk.length
      } else if (line.destroyed || line.readableEnded) {
        break
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (length < enough) continue
      yield Buffer.concat(held)
      enough = pieceSize
      held = []
      length = 0
    }
    if (length > 0) yield Buffer.concat(held)
  } finally {
    for (const event of news) line.off(event, onNews)
  }
}
