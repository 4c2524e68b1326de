import type { Readable } from 'node:stream'

/** Large enough that a file has few of them, small enough that many slow senders fit into memory. */
const pieceSize = 128 * 1024

const news = ['readable', 'end', 'close'] as const

/**
 * What arrives on a line, in pieces worth storing: the first at once, because its bytes may be reason to refuse, and
 * the last also where the line breaks. While a piece is being stored nothing more is read, and the sender waits.
 */
export async function* arrivingPieces(line: Readable): AsyncGenerator<Buffer> {
  let wake = () => {}
  const onNews = () => wake()
  for (const event of news) line.on(event, onNews)
  line.on('error', onNews) // for good: a line may also break when nobody reads it any more
  let held: Buffer[] = []
  let length = 0
  let enough = 1
  try {
    for (;;) {
      // Also when the line is broken: what had arrived before is still there.
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
