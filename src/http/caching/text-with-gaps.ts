import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import type { Encoding } from './compress.ts'
import { brotliBlock, compressAroundGaps, deflateBlock } from './compress-around-gaps.ts'

/** A text that is the same for all readers but for a few values, compressed once. */
export type TextWithGaps = {
  /** Whether each value has the length of the one whose place it takes, and needs no escaping. */
  fits(values: readonly string[]): boolean
  fill(values: readonly string[], encoding: Encoding): Buffer
}

/** A fixed text, or the pieces of a block with gaps: bytes, and values by their index. */
type Block = Buffer | (Buffer | number)[]

/** Takes the values out of a text; undefined if one is missing in it, or if the filled text would not be the same. */
export async function takeOut(text: string, values: readonly string[]): Promise<TextWithGaps | undefined> {
  if (!values.every(isPlain)) return undefined
  const blocks = blocksOf(text, values)
  const used = new Set(blocks.flatMap((block) => (Buffer.isBuffer(block) ? [] : block.filter(isIndex))))
  if (used.size < values.length) return undefined
  const around = await compressAroundGaps(
    blocks.map((block) => (Buffer.isBuffer(block) ? block : fillBlock(block, values).length)),
  )
  const page: TextWithGaps = {
    fits: (given) =>
      given.length === values.length &&
      given.every((value, at) => value.length === values[at]?.length && isPlain(value)),
    fill(given, encoding) {
      const filled = blocks.map((block) => (Buffer.isBuffer(block) ? block : fillBlock(block, given)))
      if (encoding === 'identity') return Buffer.concat(filled)
      const own = filled.filter((_, at) => !Buffer.isBuffer(blocks[at]))
      return encoding === 'br'
        ? Buffer.concat(interleave(around.br, own, brotliBlock))
        : zipped(interleave(around.deflate, own, deflateBlock), Buffer.concat(filled))
    },
  }
  // Read back once with these values and once with others, since a wrong byte would break the page of everybody.
  const others = values.map((value) => value.replaceAll(/\w/g, (letter) => (letter === 'a' ? 'b' : 'a')))
  const isSame = page.fits(values) && page.fill(values, 'identity').equals(Buffer.from(text))
  return isSame && [values, others].every((given) => readsBack(page, given)) ? page : undefined
}

function readsBack(page: TextWithGaps, values: readonly string[]): boolean {
  const text = page.fill(values, 'identity')
  try {
    const [br, gzip] = [page.fill(values, 'br'), page.fill(values, 'gzip')]
    return brotliDecompressSync(br).equals(text) && gunzipSync(gzip).equals(text)
  } catch {
    return false
  }
}

/** Gaps with so few bytes between them share a block: each further one costs about as many. */
const closeTogether = 150

function blocksOf(text: string, values: readonly string[]): Block[] {
  if (values.length === 0) return [Buffer.from(text)]
  const pieces = text.split(new RegExp(`(${values.map(escaped).join('|')})`))
  const blocks: Block[] = []
  pieces.forEach((piece, at) => {
    const index = at % 2 === 1 ? values.indexOf(piece) : undefined
    const open = blocks.at(-1)
    if (index !== undefined) {
      if (open === undefined || Buffer.isBuffer(open)) blocks.push([index])
      else open.push(index)
      return
    }
    const fixed = Buffer.from(piece)
    if (open === undefined || Buffer.isBuffer(open)) blocks.push(fixed)
    else if (fixed.length < closeTogether && at < pieces.length - 1) open.push(fixed)
    else blocks.push(fixed)
  })
  return blocks
}

const escaped = (value: string) => value.replaceAll('.', '\\.')

const isIndex = (piece: Buffer | number) => typeof piece === 'number'

/** Letters, digits and signs that HTML and JSON write as they are. */
const isPlain = (value: string) => /^[\w.-]*$/.test(value)

function fillBlock(block: readonly (Buffer | number)[], values: readonly string[]): Buffer {
  return Buffer.concat(
    block.map((piece) => (typeof piece === 'number' ? Buffer.from(values[piece] ?? '', 'latin1') : piece)),
  )
}

function interleave(around: readonly Buffer[], own: readonly Buffer[], header: (length: number) => Buffer) {
  return around.flatMap((compressed, at) => {
    const filled = own[at]
    return filled ? [compressed, header(filled.length), filled] : [compressed]
  })
}

/** Deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

function zipped(blocks: readonly Buffer[], text: Buffer): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(text), 0)
  trailer.writeUInt32LE(text.length, 4)
  return Buffer.concat([gzipHeader, ...blocks, trailer])
}
