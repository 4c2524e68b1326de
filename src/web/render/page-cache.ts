import { compressForMany, type Encoding } from '../../http/caching/compress.ts'

export type KeptPage = Readonly<Record<Encoding, { body: Buffer; etag: string }>>

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
    const page = await compress(html)
    if (BigInt(version) < BigInt(this.#version)) return page // rendered from outdated content
    if (version !== this.#version || this.#pages.size >= mostPages) this.#pages.clear()
    this.#version = version
    this.#pages.set(key, page)
    return page
  }
}

async function compress(html: string): Promise<KeptPage> {
  const { identity, br, gzip, hash } = await compressForMany(html)
  return {
    identity: { body: identity, etag: `"${hash}"` },
    br: { body: br, etag: `"${hash}-br"` },
    gzip: { body: gzip, etag: `"${hash}-gz"` },
  }
}
