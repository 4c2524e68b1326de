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
  const gaps = blocks.filter((block) => !Buffer.isBuffer(block))
  const sizeOf = (block: Block) => templateOf([block].flat(), values).bytes.length
  const around = await compressAroundGaps(
    blocks.map((block) => (Buffer.isBuffer(block) ? block : sizeOf(block))),
  )
  const between = (compressed: readonly Buffer[], header: (length: number) => Buffer) =>
    compressed.flatMap((piece, at) => {
      const gap = gaps[at]
      return gap ? [piece, header(sizeOf(gap)), ...gap] : [piece]
    })
  const templates: Record<Encoding, Template> = {
    identity: templateOf(blocks.flat(), values),
    br: templateOf(between(around.br, brotliBlock), values),
    gzip: templateOf(
      [gzipHeader, ...between(around.deflate, deflateBlock), Buffer.alloc(trailerBytes)],
      values,
    ),
  }
  const page: TextWithGaps = {
    fits: (given) =>
      given.length === values.length &&
      given.every((value, at) => value.length === values[at]?.length && isPlain(value)),
    fill(given, encoding) {
      const filled = fillTemplate(templates[encoding], given)
      if (encoding === 'gzip') writeTrailer(filled, fillTemplate(templates.identity, given))
      return filled
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

/** The bytes of a page with zeros in its gaps, and the position of each value. */
type Template = { bytes: Buffer; places: readonly { at: number; value: number }[] }

function templateOf(pieces: readonly (Buffer | number)[], values: readonly string[]): Template {
  const places: { at: number; value: number }[] = []
  let at = 0
  const filled = pieces.map((piece) => {
    const bytes = typeof piece === 'number' ? Buffer.alloc(values[piece]?.length ?? 0) : piece
    if (typeof piece === 'number') places.push({ at, value: piece })
    at += bytes.length
    return bytes
  })
  return { bytes: Buffer.concat(filled), places }
}

function fillTemplate({ bytes, places }: Template, values: readonly string[]): Buffer {
  const filled = Buffer.from(bytes)
  for (const { at, value } of places) filled.write(values[value] ?? '', at, 'latin1')
  return filled
}

/** Deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const trailerBytes = 8

/** Checksum and length of the text. */
function writeTrailer(zipped: Buffer, text: Buffer): void {
  zipped.writeUInt32LE(crc32(text), zipped.length - trailerBytes)
  zipped.writeUInt32LE(text.length, zipped.length - trailerBytes + 4)
}
