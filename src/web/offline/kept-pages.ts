import type { WorkerFacts } from './worker-scope.ts'

const prefix = 'aster-pages-'
const mostSeen = 200
/** The number of cached builds: pages of the previous one stay readable with its scripts and styles. */
const mostBuilds = 2

/** Pages and what they are drawn with, by build: a page is kept only together with all its scripts and styles. */
export function keptPages({ build, forms, prefixes, otherwise }: WorkerFacts) {
  const own = prefix + build
  const isForm = (path: string) => forms.some((form) => path.endsWith(form))
  const shellOf = (path: string) => `${path}?offline`
  /** The substitute page in the language of a page; English has no prefix. */
  const insteadOf = (path: string) =>
    (prefixes.find((one) => path === one || path.startsWith(`${one}/`)) ?? '') + otherwise

  /** Stores only what is the same for everybody, and only of this build. */
  async function store(address: string, response: Response): Promise<boolean> {
    const html = await response.clone().text()
    if (!html.includes(`?${build}"`)) return false
    const cache = await caches.open(own)
    await keepParts(cache, partsIn(html))
    await cache.delete(address) // the newest is the last, and the first ones go
    await cache.put(address, response)
    await trim(cache)
    return true
  }

  /** Fetches a page without cookies, so that nothing in it can be personal. */
  async function fetchAnew(address: string): Promise<void> {
    const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
    const isStored = response.ok && !response.redirected && (await store(address, response))
    if (!isStored) throw new Error(`Not kept: ${address}`)
  }

  /** Stores a shell with the headers of its page, such as the Content-Security-Policy. */
  async function takeShell(address: string, shell: string): Promise<void> {
    const like = await find(insteadOf(address))
    if (like) await store(address, new Response(shell, { headers: like.headers }))
  }

  async function find(address: string, options?: CacheQueryOptions): Promise<Response | undefined> {
    const others = (await ownCaches()).filter((name) => name !== own).reverse()
    for (const name of [own, ...others]) {
      const found = await (await caches.open(name)).match(address, options)
      if (found) return found
    }
    return undefined
  }

  return {
    isForm,
    /** Keeps every form of the earlier build for this one; if that fails, the earlier worker stays active. */
    async begin(open: readonly string[]): Promise<void> {
      const kept = await Promise.all(
        (await ownCaches()).map(async (name) => (await caches.open(name)).keys()),
      )
      const shells = kept.flat().map(({ url }) => new URL(url))
      const known = shells.filter(({ search }) => search === '?offline').map(({ pathname }) => pathname)
      for (const path of new Set(known)) await fetchAnew(shellOf(path))
      const read = [...open, ...known, ...(open.length > 0 ? [] : [otherwise])]
      for (const address of new Set(read.map(insteadOf))) await fetchAnew(address)
    },
    async forgetOldBuilds(): Promise<void> {
      for (const name of (await ownCaches()).slice(0, -mostBuilds))
        if (name !== own) await caches.delete(name)
    },
    /** Keeps a page that is open now, with the shell of its form if the page could make one. */
    async keep(path: string, shell?: string): Promise<void> {
      const address = isForm(path) ? shellOf(path) : path
      const cache = await caches.open(own)
      if (!(await cache.match(insteadOf(path)))) await fetchAnew(insteadOf(path))
      if (await cache.match(address)) return
      if (isForm(path)) await (shell ? takeShell(address, shell) : fetchAnew(address))
      else await this.see(new URL(address, location.origin), await fetch(address, { cache: 'no-cache' }))
    },
    /** Keeps a response if the server calls it public; anything else, such as a download, is not copied. */
    async see({ pathname, search }: URL, response: Response): Promise<void> {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') && !response.redirected
      if (isPage && isPublic(response)) await store(pathname + search, response.clone())
    },
    async page({ pathname, search, searchParams }: URL): Promise<Response | undefined> {
      if (!isForm(pathname)) return find(pathname + search)
      return searchParams.has('draft') ? undefined : find(shellOf(pathname))
    },
    /** The substitute page in the language of the page, or in any that the device has. */
    async instead({ pathname }: URL): Promise<Response | undefined> {
      for (const address of [
        insteadOf(pathname),
        otherwise,
        ...prefixes.map((prefix) => prefix + otherwise),
      ]) {
        const found = await find(address)
        if (found) return found
      }
      return undefined
    },
    /** A script, style or picture. Their names change with their content. */
    async part(request: Request): Promise<Response> {
      const found = await find(new URL(request.url).pathname, { ignoreSearch: true })
      if (found) return found
      const response = await fetch(request)
      if (isPublic(response)) await (await caches.open(own)).put(request, response.clone())
      return response
    },
  }
}

/** Our caches, in the order in which they were made. */
async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

function isPublic({ ok, type, headers }: Response): boolean {
  return ok && type === 'basic' && /\bpublic\b/.test(headers.get('cache-control') ?? '')
}

const partsIn = (html: string) =>
  [...html.matchAll(/"(\/(?:assets|words)\/[^"?]+)/g)].map(([, path = '']) => path)

/** Stores scripts and styles with all that they import, now or later. */
async function keepParts(cache: Cache, paths: readonly string[]): Promise<void> {
  const known = new Set<string>()
  const queue = [...paths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (known.has(path)) continue
    known.add(path)
    const kept = await cache.match(path)
    const response = kept ?? (await fetch(path))
    if (!response.ok) throw new Error(`${response.status} for ${path}`)
    if (!kept) await cache.put(path, response.clone())
    if (!path.endsWith('.js')) continue
    for (const [, name] of (await response.text()).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      queue.push(`/assets/${name}`)
  }
}

/** Limits the cache: forms and their parts stay, and the newest of the other pages. */
async function trim(cache: Cache): Promise<void> {
  const seen = (await cache.keys()).filter(({ url }) => !/\/(?:assets|words)\/|\?offline$/.test(url))
  for (const request of seen.slice(0, -mostSeen)) await cache.delete(request)
}
