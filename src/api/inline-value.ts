import { largestUpload } from '../domain/upload.ts'

/** What is not longer, such as the id of an upload, stays text. */
const longestText = 1024

/**
 * The value of a file field inside JSON, decoded from base64 while it arrives: a file of 10 MiB then takes 10 MiB of
 * memory, not four times as much. Of a file that is too large only as much is kept as shows that it is.
 */
export class InlineValue {
  readonly #head: Buffer[] = []
  #headLength = 0
  #pieces: Buffer[] | undefined
  #length = 0
  #rest = ''
  #isPadded = false
  #isBase64 = true

  /** Takes the bytes between the quotes, escapes included. */
  add(raw: Buffer): void {
    if (this.#pieces) {
      this.#decode(raw.toString('latin1'))
      return
    }
    this.#head.push(Buffer.from(raw))
    this.#headLength += raw.length
    if (this.#headLength <= longestText) return
    this.#pieces = []
    this.#decode(Buffer.concat(this.#head).toString('latin1').replace(dataUrl, ''))
  }

  /** Text that is no base64 is replaced by a short one, which is refused like any other wrong answer. */
  end(): { text: Buffer } | { file: Buffer } {
    if (!this.#pieces) return { text: Buffer.concat(this.#head) }
    this.#take(plain(this.#rest))
    return this.#isBase64 ? { file: Buffer.concat(this.#pieces) } : { text: Buffer.from('no base64') }
  }

  #decode(text: string): void {
    if (!this.#isBase64 || this.#length > largestUpload) return
    const all = this.#rest + text
    // The end of a chunk may cut an escape in two.
    const last = all.lastIndexOf('\\')
    const cut = last !== -1 && last + longestEscape > all.length ? last : all.length
    const clean = plain(all.slice(0, cut))
    const usable = clean.length - (clean.length % 4)
    this.#take(clean.slice(0, usable))
    this.#rest = clean.slice(usable) + all.slice(cut)
  }

  #take(text: string): void {
    if (text === '') return
    this.#isBase64 &&= !this.#isPadded && base64.test(text)
    this.#isPadded = text.endsWith('=')
    const bytes = Buffer.from(text, 'base64')
    this.#length += bytes.length
    this.#pieces?.push(bytes)
  }
}

/** Without JSON's escapes and without line breaks. */
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
