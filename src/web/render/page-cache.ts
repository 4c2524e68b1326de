import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type KeptPage = Readonly<Record<Encoding, { body: Buffer; etag: string }>>

const brotliForManyReaders = 9
const brotliForOneReader = 8
/** 64 KiB hold all or nearly all of a page. With the usual 4 MiB, one compression takes up to 33 MB, and ten times as long. */
const brotliWindowBits = 16
const mostPages = 1000

/** Anonymous pages, rendered and compressed once per version of the content. */
export class PageCache {
  #version = '0'
  readonly #pages = new Map<string, KeptPage>()

  get(version: string, key: string): KeptPage | undefined {
    return version === this.#version ? this.#pages.get(key) : undefined
  }

  /** Stale copy, for when the version is unknown. */
  last(key: string): KeptPage | undefined {
    return this.#pages.get(key)
  }

  async keep(version: string, key: string, html: string): Promise<KeptPage> {
    const page = await compressForMany(html)
    if (BigInt(version) < BigInt(this.#version)) return page // rendered from outdated content
    if (version !== this.#version || this.#pages.size >= mostPages) this.#pages.clear()
    this.#version = version
    this.#pages.set(key, page)
    return page
  }
}

async function compressForMany(html: string): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([brotli(identity, brotliForManyReaders), promisify(gzip)(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  return {
    identity: { body: identity, etag: `"${hash}"` },
    br: { body: br, etag: `"${hash}-br"` },
    gzip: { body: zipped, etag: `"${hash}-gz"` },
  }
}

/** An uncached page is compressed faster, in one encoding. */
export async function compressForOne(html: string, encoding: Encoding): Promise<Buffer> {
  const identity = Buffer.from(html)
  if (encoding === 'identity') return identity
  return encoding === 'br' ? brotli(identity, brotliForOneReader) : promisify(gzip)(identity)
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return promisify(brotliCompress)(body, { params })
}

/** The best encoding that the browser takes. */
export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  if (chosen.size >= mostChosen) chosen.clear()
  const encoding = bestOf(accepted)
  chosen.set(accepted, encoding)
  return encoding
}

/** Browsers say few different things about what they take. */
const chosen = new Map<string, Encoding>()
const mostChosen = 100

/** A quality of zero is a refusal. */
function bestOf(accepted: string): Encoding {
  const taken = accepted
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}
