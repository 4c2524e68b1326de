import { largestUpload } from '../../domain/uploads/upload.ts'
import { GrowingBuffer } from './growing-buffer.ts'

/** Shorter values, such as an upload id, stay text. */
const longestText = 1024

/**
 * The value of a file field inside JSON, decoded from base64 while it arrives: a file of 10 MiB then takes 10 MiB of
 * memory, not four times as much. Of a file that is too large only as much is kept as shows that it is.
 */
export class InlineValue {
  readonly #head = new GrowingBuffer()
  #file: GrowingBuffer | undefined
  #rest = ''
  #isPadded = false
  #isBase64 = true

  /** Takes the bytes between the quotes, escapes included. */
  add(raw: Buffer): void {
    if (this.#file) {
      this.#decode(this.#file, raw.toString('latin1'))
      return
    }
    this.#head.add(raw)
    if (this.#head.length <= longestText) return
    this.#file = new GrowingBuffer()
    this.#decode(this.#file, this.#head.taken().toString('latin1').replace(dataUrl, ''))
  }

  /** Text that is no base64 is replaced by a short one, which is refused like any other wrong answer. */
  end(): { text: Buffer } | { file: Buffer } {
    if (!this.#file) return { text: this.#head.taken() }
    this.#take(this.#file, plain(this.#rest))
    return this.#isBase64 ? { file: this.#file.taken() } : { text: Buffer.from('no base64') }
  }

  #decode(file: GrowingBuffer, text: string): void {
    if (!this.#isBase64 || file.length > largestUpload) return
    const all = this.#rest + text
    // The end of a chunk may cut an escape in two.
    const last = all.lastIndexOf('\\')
    const cut = last !== -1 && last + longestEscape > all.length ? last : all.length
    const clean = plain(all.slice(0, cut))
    const usable = clean.length - (clean.length % 4)
    this.#take(file, clean.slice(0, usable))
    this.#rest = clean.slice(usable) + all.slice(cut)
  }

  #take(file: GrowingBuffer, text: string): void {
    if (text === '') return
    this.#isBase64 &&= !this.#isPadded && base64.test(text)
    this.#isPadded = text.endsWith('=')
    file.add(Buffer.from(text, 'base64'))
  }
}

/** Removes JSON's escapes and line breaks. */
function plain(raw: string): string {
  const text = raw.includes('\\') ? raw.replace(escapes, unescaped) : raw
  return /\s/.test(text) ? text.replace(/\s+/g, '') : text
}

const unescaped = (_escape: string, code: string | undefined, sign = '') =>
  code === undefined ? (lineBreaks[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16))

const lineBreaks: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }
const escapes = /\\(?:u([0-9a-fA-F]{4})|(.))/g
const longestEscape = '\\u002f'.length
const dataUrl = /^data:[^,]{0,200};base64,/i
const base64 = /^[A-Za-z0-9+/_]*={0,2}$/
