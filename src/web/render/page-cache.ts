import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type KeptPage = Readonly<Record<Encoding, { body: Buffer; etag: string }>>

const brotliForManyReaders = 9
export const brotliForOneReader = 4
const mostPages = 1000

/** Anonymous pages, rendered and compressed once per version of the content. */
export class PageCache {
  #version = ''
  readonly #pages = new Map<string, KeptPage>()

  get(version: string, key: string): KeptPage | undefined {
    return version === this.#version ? this.#pages.get(key) : undefined
  }

  async keep(version: string, key: string, html: string): Promise<KeptPage> {
    const page = await compressPage(html, brotliForManyReaders)
    if (version !== this.#version || this.#pages.size >= mostPages) this.#pages.clear()
    this.#version = version
    this.#pages.set(key, page)
    return page
  }
}

export async function compressPage(html: string, quality: number): Promise<KeptPage> {
  const body = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    promisify(gzip)(body),
  ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return {
    identity: { body, etag: `"${hash}"` },
    br: { body: br, etag: `"${hash}-br"` },
    gzip: { body: zipped, etag: `"${hash}-gz"` },
  }
}

/** The best encoding that the browser takes; a quality of zero is a refusal. */
export function chooseEncoding(accepted = ''): Encoding {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}
