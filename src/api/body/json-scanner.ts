import { randomBytes } from 'node:crypto'
import { Refused } from '../../http/problems/problem.ts'
import { GrowingBuffer } from './growing-buffer.ts'
import { InlineValue } from './inline-value.ts'

/** Ceilings on the shape of a JSON body. The largest form has a tenth of each. */
const mostOfJson = { depth: 20, values: 10_000, keys: 2_000 }

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]
const longestKey = 100

export type ScannedJson = {
  /** What arrived, with a marker in the place of each file. */
  text: Buffer
  /** The files by their markers. */
  files: ReadonlyMap<string, Buffer>
}

type Options = { fileFields: readonly string[]; textLimit: number; marker?: string }

/**
 * Scans JSON as it arrives: a body with too many values, keys or levels is refused before anything is built from it,
 * and long strings under the names of files are decoded piece by piece instead of being kept as text.
 */
export class JsonScanner {
  readonly #fileFields: ReadonlySet<string>
  #marker: string | undefined
  readonly #textLimit: number
  readonly #text = new GrowingBuffer()
  readonly #files = new Map<string, Buffer>()
  #count = { depth: 0, values: 1, keys: 0 }
  #state: 'structure' | 'string' | 'file' = 'structure'
  #isEscaped = false
  #lastString = ''
  #isAfterColon = false
  #value = new InlineValue()

  constructor({ fileFields, textLimit, marker }: Options) {
    this.#fileFields = new Set(fileFields)
    this.#textLimit = textLimit
    this.#marker = marker
  }

  scan(chunk: Buffer): void {
    let at = 0
    let kept = 0
    const ends = new StringEnds(chunk)
    while (at < chunk.length) {
      if (this.#state === 'structure') {
        const byte = chunk[at++] ?? 0
        if (byte !== quote) this.#readStructure(byte)
        else if (this.#beginString() === 'file') {
          this.#keep(chunk.subarray(kept, at))
          kept = at
        }
        continue
      }
      const { end, isClosed, isEscaped } = ends.next(at, this.#isEscaped)
      this.#isEscaped = isEscaped
      const content = chunk.subarray(at, isClosed ? end - 1 : end)
      if (this.#state === 'file') {
        this.#value.add(content)
        kept = end
        if (isClosed) this.#endFile()
      } else if (this.#fileFields.size > 0 && this.#lastString.length <= longestKey) {
        this.#lastString += content.toString('latin1', 0, longestKey + 1)
      }
      if (isClosed) this.#state = 'structure'
      at = end
    }
    if (this.#state !== 'file') this.#keep(chunk.subarray(kept))
  }

  finish(): ScannedJson {
    return { text: this.#text.taken(), files: this.#files }
  }

  #beginString(): 'string' | 'file' {
    const isFile = this.#isAfterColon && this.#count.depth <= 2 && this.#fileFields.has(this.#lastString)
    const state = isFile ? 'file' : 'string'
    if (isFile) this.#value = new InlineValue()
    this.#state = state
    this.#lastString = ''
    this.#isAfterColon = false
    return state
  }

  /** The opening quote is already in the output. */
  #endFile(): void {
    const ended = this.#value.end()
    this.#marker ??= randomBytes(16).toString('hex') // unguessable, so that no answer passes for a file
    const marker = `${this.#marker}${this.#files.size}`
    if ('file' in ended) this.#files.set(marker, ended.file)
    this.#keep('file' in ended ? Buffer.from(marker) : ended.text)
    this.#keep(Buffer.from('"'))
  }

  #readStructure(byte: number): void {
    if (byte <= 0x20) return
    const count = this.#count
    this.#isAfterColon = byte === colon
    if (byte === colon) count.keys++
    else if (byte === comma) count.values++
    else if (byte === openBrace || byte === openBracket) {
      count.depth++
      count.values++
    } else if (byte === closeBrace || byte === closeBracket) count.depth--
    const { depth, values, keys } = mostOfJson
    if (count.depth > depth || count.values > values || count.keys > keys)
      throw new Refused({ code: 'body_too_large' })
  }

  #keep(bytes: Buffer): void {
    if (this.#text.length + bytes.length > this.#textLimit) throw new Refused({ code: 'body_too_large' })
    this.#text.add(bytes)
  }
}

/** Calling `indexOf` costs as much as comparing this many bytes in a loop. */
const nearby = 16

/** Finds the ends of strings in a chunk, passing over each byte at most three times however many strings there are. */
class StringEnds {
  readonly #chunk: Buffer
  #quote = -1
  #backslash = -1

  constructor(chunk: Buffer) {
    this.#chunk = chunk
  }

  /** `end` is behind the closing quote, or the end of the chunk where the string goes on in the next. */
  next(start: number, wasEscaped: boolean): { end: number; isClosed: boolean; isEscaped: boolean } {
    const { length } = this.#chunk
    let at = wasEscaped ? start + 1 : start
    for (;;) {
      const near = Math.min(at + nearby, length)
      while (at < near && this.#chunk[at] !== quote && this.#chunk[at] !== backslash) at++
      if (at === near) {
        this.#quote = this.#find(quote, this.#quote, at)
        this.#backslash = this.#find(backslash, this.#backslash, at)
        at = Math.min(this.#quote, this.#backslash)
      }
      if (at === length) return { end: length, isClosed: false, isEscaped: false }
      if (this.#chunk[at] === quote) return { end: at + 1, isClosed: true, isEscaped: false }
      at += 2
      if (at > length) return { end: length, isClosed: false, isEscaped: true }
    }
  }

  #find(byte: number, known: number, from: number): number {
    if (known >= from) return known
    const found = this.#chunk.indexOf(byte, from)
    return found === -1 ? this.#chunk.length : found
  }
}
