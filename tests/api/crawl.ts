/** One response of the site. */
export type Visited = { status: number; type: string; html: string }

/** Follows every link of every page from the given paths, without following a redirect. */
export async function crawl(origin: string, from: readonly string[]): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    const response = await fetch(origin + path, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    const html = type.startsWith('text/html') ? body : ''
    visited.set(path, { status: response.status, type, html })
    waiting.push(...linksIn(html, origin + path).map(({ path: to }) => to))
  }
  return visited
}

/** All same-origin links of a page: pages with anchors, files and form targets. */
export function linksIn(html: string, base: string): { path: string; anchor: string }[] {
  return [...html.matchAll(/ (?:href|src|action|data-later|data-files|data-words|data-captcha)="([^"]*)"/g)]
    .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), base))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ pathname, search, hash }) => ({
      path: pathname + search,
      anchor: decodeURIComponent(hash.slice(1)),
    }))
}
