import { html as xml } from '../../domain/content/markup.ts'
import { alternatesOf, type Locale, locales, localPath } from '../../domain/messages/locales.ts'
import { paths } from '../../domain/paths.ts'
import type { Publication } from '../../services/content/read-published.ts'
import type { Services } from '../../services/services.ts'
import type { Page, Route } from '../page.ts'
import { openFormWith } from '../protection/open-form.ts'

type Routes = Readonly<Record<string, Route>>

/** Every page of the route table that search engines may show, and every published story. */
export async function sitemap(routes: Routes, services: Services, publicUrl: string): Promise<string> {
  const publications = await services.content.readPublications('en')
  const stories = publications.filter(({ kind }) => kind === 'story')
  const news = publications.filter(({ kind }) => kind === 'news')
  const changed = new Map([
    [paths.home(), latest(publications)],
    [paths.stories(), latest(stories)],
    [paths.news(), latest(news)],
    ...stories.map(({ slug, updated_at }) => [paths.story(slug), updated_at] as const),
  ])
  const all = [...new Set([...(await listedPaths(routes, services)), ...changed.keys()])]
  const urls = (Object.keys(locales) as Locale[]).flatMap((locale) =>
    all.map((path) => {
      const lastmod = changed.get(path)?.toISOString()
      return xml`<url><loc>${publicUrl + localPath(locale, path)}</loc>${lastmod ? xml`<lastmod>${lastmod}</lastmod>` : ''}${alternatesOf(path).map(({ lang, href }) => xml`<xhtml:link rel="alternate" hreflang="${lang}" href="${publicUrl + href}"/>`)}</url>
`
    }),
  )
  return xml`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`.text
}

/** The paths of the sitemap, which are the same in every language. */
async function listedPaths(routes: Routes, services: Services): Promise<string[]> {
  const asked = { params: {}, query: {}, queries: {}, cookies: '' }
  const request = {
    services,
    locale: 'en' as const,
    ...asked,
    openForm: openFormWith(services),
    registry: await services.settings.currentFacts(),
    pages: await services.content.currentPages(),
    site: await services.content.currentSite(),
  }
  const listed = Object.entries(routes).map(async ([path, route]) => {
    if (route.access !== 'public' || path.includes(':') || request.site.empty.has(path)) return []
    const { isListed } = route.page as Page<unknown>
    if (!isListed) return route.keep ? [path] : []
    const loaded = await route.load?.(request)
    return loaded?.ok && isListed(loaded.value) ? [path] : []
  })
  return (await Promise.all(listed)).flat()
}

const latest = (publications: readonly Publication[]) =>
  publications.map(({ updated_at }) => updated_at).toSorted((one, other) => Number(other) - Number(one))[0]
