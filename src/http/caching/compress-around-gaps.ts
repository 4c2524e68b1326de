import { once } from 'node:events'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createDeflateRaw } from 'node:zlib'
import { brotliParams } from './compress.ts'

/** A fixed text, or a gap by the number of bytes that every value in it has. */
export type Part = Buffer | number

/** The compressed fixed texts, in order; between two of them goes the uncompressed block of a gap. */
export type Around = { br: readonly Buffer[]; deflate: readonly Buffer[] }

/**
 * Compresses fixed texts with gaps between them, so that values can be inserted later without compressing again. Both
 * formats refer back by distance, so a value must have the length of its gap. Brotli also selects Huffman codes by the
 * two bytes before (literal context modelling, turned off here) and reuses recent distances (the filler of a gap
 * contains no match, so it adds none).
 */
export async function compressAroundGaps(parts: readonly Part[]): Promise<Around> {
  const size = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : part.length), 0)
  const params = { ...brotliParams(size), [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1 }
  const [br, deflate] = await Promise.all([
    compressParts(createBrotliCompress({ params }), constants.BROTLI_OPERATION_FLUSH, parts),
    compressParts(createDeflateRaw(), constants.Z_SYNC_FLUSH, parts),
  ])
  return { br, deflate }
}

type Compressor = Transform & { flush(kind: number, done: () => void): void }

async function compressParts(stream: Transform, flushKind: number, parts: readonly Part[]) {
  const compressor = stream as Compressor
  const written: Buffer[] = []
  let chunks: Buffer[] = []
  compressor.on('data', (chunk: Buffer) => chunks.push(chunk))
  const take = () => {
    const taken = Buffer.concat(chunks)
    chunks = []
    return taken
  }
  let filled = 0
  for (const part of parts) {
    compressor.write(typeof part === 'number' ? filler(filled, part) : part)
    if (typeof part === 'number') filled += part
    // Ends the block at a whole byte.
    await new Promise<void>((resolve) => compressor.flush(flushKind, resolve))
    const block = take()
    if (typeof part !== 'number') written.push(block)
  }
  const ended = once(compressor, 'end')
  compressor.end()
  await ended
  return [...written.slice(0, -1), Buffer.concat([written.at(-1) ?? Buffer.alloc(0), take()])]
}

/** Bytes that occur in no text. No pair of neighbours occurs twice, so the compressor finds no match in them. */
function filler(from: number, length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, at) => foreignBytes[placeOf(from + at)] as number))
}

/** Walks through all bytes in steps of one, then of two, and so on; their number is prime, so each pair occurs once. */
function placeOf(at: number): number {
  const [round, within] = [Math.floor(at / foreignBytes.length), at % foreignBytes.length]
  return ((round + 1) * within) % foreignBytes.length
}

/** 37 bytes that UTF-8 never contains, or HTML does not. */
const foreignBytes = [...range(0x01, 0x08), ...range(0x0e, 0x1d), 0xc0, 0xc1, ...range(0xf5, 0xff)]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** Header of an uncompressed Brotli meta-block (RFC 7932, 9.2): not the last, 16 bits of length, uncompressed. */
export function brotliBlock(length: number): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return header
}

/** Header of a stored deflate block (RFC 1951, 3.2.4). */
export function deflateBlock(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}
