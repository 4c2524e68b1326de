import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { contactIn } from '../../domain/messages/contact-in.ts'
import { type Locale, localeFacts, locales, localPath } from '../../domain/messages/locales.ts'
import { localFacts } from '../../domain/messages/wording-of.ts'
import { paths } from '../../domain/paths.ts'
import { logoIcons } from '../../domain/settings/logo.ts'
import { chooseEncoding, compressForOne } from '../../http/caching/compress.ts'
import { allowSharedCaching } from '../../http/caching/shared-caching.ts'
import type { Services } from '../../services/services.ts'
import type { Site } from '../render/answer.ts'
import { type KeptPage, PageCache } from '../render/page-cache.ts'
import { feedPath, icons, manifestPath, robotsPath, securityPath, sitemapPath } from './addresses.ts'
import { feed } from './feed.ts'
import { sitemap } from './sitemap.ts'

type Options = Pick<Site, 'entry' | 'publicUrl' | 'keepPages'> & { services: Services }

export async function programs(app: FastifyInstance, { entry, publicUrl, keepPages, services }: Options) {
  const answer = (path: string, type: string, write: () => string | Promise<string>) =>
    app.get(path, { config: { access: 'public', limit: 'page' } }, async (request, reply) =>
      send(await write(), type, request, reply),
    )
  answer(robotsPath, 'text/plain', () => robots(publicUrl))
  answer(securityPath, 'text/plain', async () =>
    securityContact(await services.settings.readRegistryFacts(), publicUrl),
  )
  const cache = new PageCache()
  const { currentFacts, lastFacts } = services.settings
  const answerKept = (path: string, type: string, write: () => Promise<string>) => {
    if (!keepPages) return answer(path, type, write)
    return app.get(path, { config: { access: 'public', limit: 'page' } }, async (request, reply) => {
      const version = await services.content.contentVersion().catch(() => undefined)
      const known = version ? cache.get(version, path) : cache.last(path)
      const kept = known ?? (await cache.keep(version ?? '0', path, await write()))
      return sendKept(kept, type, request, reply)
    })
  }
  answerKept(sitemapPath, 'application/xml', async () => sitemap((await entry()).routes, services, publicUrl))
  for (const locale of Object.keys(locales) as Locale[]) {
    answer(localPath(locale, manifestPath), 'application/manifest+json', async () =>
      manifestIn(locale, await currentFacts().catch(lastFacts)),
    )
    answerKept(localPath(locale, feedPath), 'application/rss+xml', async () =>
      feed(await services.content.readPublications(locale), locale, publicUrl, await currentFacts()),
    )
  }
}

/** Written once per version of the content, as pages are: the sitemap takes 30 ms. */
function sendKept(kept: KeptPage, type: string, request: FastifyRequest, reply: FastifyReply) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { body, etag } = kept[encoding]
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  allowSharedCaching(reply).header('vary', 'accept-encoding').header('etag', etag)
  reply.type(`${type}; charset=utf-8`)
  return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(body)
}

/** Disallows only the API: crawlers must read a page to see its noindex. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${publicUrl}${sitemapPath}
`

async function send(text: string, type: string, request: FastifyRequest, reply: FastifyReply) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('vary', 'accept-encoding').header('cache-control', 'public, no-cache')
  return reply.type(`${type}; charset=utf-8`).send(await compressForOne(text, encoding))
}

function manifestIn(locale: Locale, facts: RegistryFacts): string {
  const home = localPath(locale, paths.home())
  return JSON.stringify({
    name: localFacts(locale, facts).long_name,
    short_name: facts.name,
    lang: locale,
    dir: localeFacts(locale).dir,
    id: home,
    start_url: home,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: facts.colour,
    icons: iconsIn(facts),
  })
}

function iconsIn(facts: RegistryFacts) {
  const own = logoIcons(facts)
  if (own) {
    return [
      { src: own.small, sizes: '192x192', type: 'image/png' },
      { src: own.large, sizes: '512x512', type: 'image/png' },
      { src: own.large, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]
  }
  return [
    { src: icons.scalable, sizes: 'any', type: 'image/svg+xml' },
    { src: icons.small, sizes: '192x192', type: 'image/png' },
    { src: icons.large, sizes: '512x512', type: 'image/png' },
    { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}

const halfAYear = 182 * 24 * 3_600_000

/** security.txt (RFC 9116): the registry's contact first, then the developers'. */
function securityContact(facts: RegistryFacts, publicUrl: string, now = Date.now()): string {
  const day = new Date(now + halfAYear).toISOString().slice(0, 10)
  const contacts = [contactIn('en', facts).href, facts.source_url].filter((address) => address !== '')
  return `${contacts.map((address) => `Contact: ${address}\n`).join('')}Expires: ${day}T00:00:00Z
Preferred-Languages: ${Object.keys(locales).join(', ')}
Canonical: ${publicUrl}${securityPath}
`
}
