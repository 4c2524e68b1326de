/** One response of the site. */
export type Visited = { status: number; type: string; html: string }

/** Follows every link of every page from the given paths, without following a redirect. */
export async function crawl(origin: string, from: readonly string[]): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    const headers = { 'accept-encoding': 'identity' } // other tests read what is compressed
    const response = await fetch(origin + path, { redirect: 'manual', headers })
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    const html = type.startsWith('text/html') ? body : ''
    visited.set(path, { status: response.status, type, html })
    waiting.push(...linksIn(html, origin + path).map(({ path: to }) => to))
  }
  return visited
}

/** All same-origin links of a page: pages with anchors, files and form targets. */
export function linksIn(html: string, base: string): Link[] {
  const found = html.matchAll(/ (?:href|src|action|data-later|data-files|data-words|data-captcha)="([^"]*)"/g)
  const links = new Set([...found].map(([, link = '']) => link)) // a page repeats many
  const { origin } = new URL(base)
  return [...links].flatMap((link) => linkTo(link, link.startsWith('/') ? origin : base) ?? [])
}

type Link = { path: string; anchor: string }

/** Cached by base and text, since all pages share most links. */
const known = new Map<string, Link | undefined>()

function linkTo(link: string, base: string): Link | undefined {
  const key = `${base} ${link}`
  if (!known.has(key)) known.set(key, parse(link, base))
  return known.get(key)
}

function parse(link: string, base: string): Link | undefined {
  const { origin, pathname, search, hash } = new URL(link.replaceAll('&amp;', '&'), base)
  if (origin !== new URL(base).origin) return undefined
  return { path: pathname + search, anchor: decodeURIComponent(hash.slice(1)) }
}
