import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand, usualFacts } from '../../../src/domain/brand.ts'
import { paths } from '../../../src/domain/paths.ts'
import { icons } from '../../../src/web/discovery/addresses.ts'
import { faviconSvg } from '../../../src/web/render/favicon.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let aster: ServedAster

beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url)
  await database.store.db
    .insertInto('story')
    .values([
      { ...story, slug: 'a-draft', status: 'draft' },
      { ...story, slug: 'real-and-published', status: 'published' },
    ])
    .execute()
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const story = {
  title: 'Wards & <labs> ]]> "together"',
  synopsis: 'Three beds, one question.',
  country_region: 'Somewhere',
  content: '<p>At length</p></script><script>alert(1)</script>',
  position: 99,
  published_at: new Date('2026-02-03T10:00:00Z'),
}

const question = {
  '@type': 'Question',
  name: expect.stringMatching(/\?$/),
  acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^[A-Z][^<>]{40,}$/) },
}

const read = async (path: string) => {
  const response = await fetch(aster.url + path)
  expect(response.status, path).toBe(200)
  return { type: response.headers.get('content-type'), text: await response.text() }
}

const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('search engines', () => {
  test('2.16 find in robots.txt a sitemap of all indexable pages', async () => {
    const robots = await read('/robots.txt')
    expect(robots.type).toContain('text/plain')
    expect(robots.text).toContain(`Sitemap: ${aster.url}/sitemap.xml`)

    const { type, text } = await read('/sitemap.xml')
    expect(type).toContain('application/xml')
    const addresses = every(text, /<loc>([^<]*)</g)
    expect(addresses).toEqual([...new Set(addresses)])
    for (const address of addresses) {
      const response = await fetch(address, { redirect: 'manual' })
      expect(response.status, address).toBe(200)
      expect(await response.text(), address).toContain(`<link rel="canonical" href="${address}"/>`)
    }
    const { home, applyTrainer, contact, icars, story: storyPath } = paths
    for (const path of [home(), applyTrainer(), contact(), icars(), storyPath('real-and-published')]) {
      expect(addresses).toContain(aster.url + path)
    }
    for (const path of [paths.login(), paths.editExpert(), paths.adminSetUp(), storyPath('a-draft')]) {
      expect(addresses).not.toContain(aster.url + path)
    }
  })

  test('2.16 read in the sitemap when stories and the pages that list them changed', async () => {
    const { text } = await read('/sitemap.xml')
    const changed = new Map(
      [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, loc = '', at = '']) => [loc, at]),
    )
    const own = changed.get(aster.url + paths.story('real-and-published')) ?? ''
    expect(Date.now() - Date.parse(own)).toBeLessThan(600_000)
    for (const path of [paths.home(), paths.stories(), paths.news()]) {
      expect(changed.has(aster.url + path), path).toBe(true)
    }
    expect(changed.get(aster.url + paths.stories())).toBe(own)
  })

  test.each([
    [paths.home(), 'Organization', { name: brand.name, url: expect.stringContaining('http') }],
    [paths.whatIsExpert(), 'FAQPage', { mainEntity: Array(4).fill(question) }],
    [paths.facilityHelp(), 'FAQPage', { mainEntity: Array(4).fill(question) }],
    [
      paths.story('real-and-published'),
      'Article',
      { headline: story.title, datePublished: '2026-02-03T10:00:00.000Z' },
    ],
  ])('2.17 read structured data on %s of the type %s', async (path, type, facts) => {
    const { text } = await read(path)
    const [data = ''] = every(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g)
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org', '@type': type, ...facts })
  })
})

test('security.txt names a contact and an expiry date', async () => {
  const { type, text } = await read('/.well-known/security.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Contact: mailto:${usualFacts.coordinator_email}\n`)
  expect(text).toContain(`Canonical: ${aster.url}/.well-known/security.txt\n`)
  const days = (Date.parse(every(text, /^Expires: (\S+)$/gm)[0] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('2.18 the RSS feed has news and stories, marks samples and omits drafts', async () => {
  expect((await read(paths.news())).text).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/feed.xml"/,
  )
  const { type, text } = await read('/feed.xml')
  expect(type).toContain('application/rss+xml')
  const links = every(text, /<item>.*?<link>([^<]*)</gs)
  expect(links).toContain(`${aster.url}/story/real-and-published`)
  expect(links.filter((link) => link.startsWith(`${aster.url}/news#`))).toHaveLength(4)
  expect(links.filter((link) => link.includes('a-draft'))).toEqual([])
  const dates = every(text, /<pubDate>([^<]*)</g).map((date) => Date.parse(date))
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect(text).toContain('<title>Wards &#38; &#60;labs&#62; ]]&#62; &#34;together&#34;</title>')
  expect(text.match(/the people and hospitals in it are invented/g)).toHaveLength(8)
  expect(text).toContain(`<description>${story.synopsis}</description>`)
})

test('36.48 a sample story has no date in the feed, and comes after dated entries', async () => {
  const items = (await read('/fr/feed.xml')).text.split('<item>').slice(1)
  const isDated = items.map((item) => item.includes('<pubDate>'))
  expect(isDated).toEqual(isDated.toSorted((one, other) => Number(other) - Number(one)))
  const undated = items.filter((item) => !item.includes('<pubDate>'))
  expect(undated).toHaveLength(4)
  for (const item of undated) expect(item).toMatch(/<link>[^<]*\/fr\/story\//)
})

test.each(['/sitemap.xml', '/ar/feed.xml'])('36.49 %s is rendered once per content version', async (path) => {
  const ask = (etag = '') => fetch(aster.url + path, { headers: { 'if-none-match': etag } })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('s-maxage=1')
  expect((await ask(etag)).status).toBe(304)
  const slug = `as-new-as${path.replace(/\W+/g, '-')}`
  await database.store.db
    .insertInto('story')
    .values({ ...story, slug, status: 'published' })
    .execute()
  await expect.poll(async () => (await ask(etag)).status).toBe(200)
  expect((await read(path)).text).toContain(slug)
})

describe('the icon', () => {
  test('2.19 exists in every size that the manifest names', async () => {
    const { text } = await read('/site.webmanifest')
    const promised = [
      ...(JSON.parse(text) as { icons: { src: string; sizes: string; type: string }[] }).icons,
      { src: icons.touch, sizes: '180x180', type: 'image/png' },
      { src: icons.share, sizes: '1200x630', type: 'image/png' },
    ]
    for (const { src, sizes, type } of promised) {
      const response = await fetch(aster.url + src)
      expect([response.status, response.headers.get('content-type')], src).toEqual([200, type])
      if (type === 'image/png') expect(sizeOf(await response.arrayBuffer()), src).toBe(sizes)
    }
  })

  test('2.19 has the same drawing in a page as in its file', async () => {
    expect((await read(icons.scalable)).text).toBe(`${faviconSvg}\n`)
  })

  test('2.19 is at /favicon.ico', async () => {
    const response = await fetch(aster.url + icons.classic)
    expect(response.headers.get('content-type')).toBe('image/x-icon')
    const [reserved, kind, count] = new Uint16Array((await response.arrayBuffer()).slice(0, 6))
    expect([reserved, kind, count]).toEqual([0, 1, 3])
  })
})

/** Width and height are at a fixed offset in every PNG. */
function sizeOf(png: ArrayBuffer): string {
  const view = new DataView(png)
  return `${view.getUint32(16)}x${view.getUint32(20)}`
}
