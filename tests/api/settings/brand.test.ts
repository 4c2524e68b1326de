import { afterAll, beforeAll, expect, test } from 'vitest'
import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { factOfLogo } from '../../../src/domain/settings/logo.ts'
import { byStaff } from '../../../src/domain/staff/audit.ts'
import { storeLogo } from '../../../src/services/settings/store-logo.ts'
import { saveRegistryFacts } from '../../../src/store/settings/registry-facts.ts'
import { writeAudit } from '../../../src/store/staff/audit.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { makeStaff } from '../../harness/staff/staff.ts'

const picture = await twoColours(600, 200).png().toBuffer()
let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await freshDatabase()
  aster = await serveAster(database.url, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ASTER_PUBLIC_URL: 'https://registry.org',
    ASTER_CAPTCHA_COST: '100',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
}, 60_000)
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const soon = { timeout: 20_000 }
const read = async (path: string) => (await fetch(aster.url + path, { redirect: 'manual' })).text()

const written = [
  '/feed.xml',
  '/fr/feed.xml',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
]

test('46.5 in production no public page, feed or file names an address under .example', async () => {
  const open = everyPath.filter((path) => !/^\/(admin|dev)/.test(path))
  const pages = [...open, ...open.map((path) => localPath('fr', path)), ...written]
  const wrong = []
  for (const path of pages) {
    const text = await read(path)
    const at = text.search(/(?<=[\w.])\.example\b/)
    if (at >= 0) wrong.push(`${path}: ${text.slice(Math.max(0, at - 60), at + 28)}`)
  }
  expect(wrong).toEqual([])
  const contact = await read(paths.accessibility())
  expect(contact).toContain('href="https://registry.org/about/contact-us"')
  expect(await read('/.well-known/security.txt')).toMatch(
    /^Contact: https:\/\/registry.org\/about\/contact-us\nExpires/,
  )
}, 120_000)

test('46.1 46.3 46.4 name, logo and colours change on cached pages in every language without a restart', async () => {
  expect(await read(paths.home())).toContain('ASTER')
  const logo = await storeLogo(database.store, picture)
  await saveRegistryFacts(database.store, {
    name: 'Ridge',
    long_name: 'Ridge Network',
    colour: '#7a1f3d',
    accent: '#ffb85c',
    ...(logo.ok && { logo: factOfLogo(logo.value) }),
  })
  await expect.poll(() => read(paths.home()), soon).toContain('Ridge')
  for (const path of [paths.home(), localPath('fr', paths.home()), localPath('ar', paths.aboutProgramme())]) {
    const html = await read(path)
    const [, style = ''] = /href="(\/assets\/brand\/7a1f3d-ffb85c\/content-[^"]+\.css)"/.exec(html) ?? []
    const css = await fetch(aster.url + style)
    expect(css.headers.get('cache-control'), path).toContain('immutable')
    expect(await css.text()).toContain('--petrol-700:#7a1f3d')
    const [, picture = ''] = /<img class="logo__own" src="([^"]+)"/.exec(html) ?? []
    expect((await fetch(aster.url + picture)).headers.get('content-type')).toBe('image/png')
    // The contributors of the software keep its name.
    expect(html.replace(/<footer.*<\/footer>/s, '')).not.toMatch(/\bASTER\b/)
    expect(html).toContain('<meta property="og:site_name" content="Ridge"/>')
  }
  const manifest = JSON.parse(await read('/site.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Ridge Network', short_name: 'Ridge', theme_color: '#7a1f3d' })
  expect(manifest.icons[0].src).toMatch(/^\/pictures\/[0-9a-f]{32}\/192x192\.png$/)
  expect(JSON.parse(await read('/api/openapi.json')).info.title).toContain('Ridge')
  expect(await read('/feed.xml')).toContain('Ridge')
})

test.each([
  '7a1f3d-ffb85c/base-none/brand-none.css',
  '7a1f3d/base-x/brand-x.css',
  'red-blue/base-x/brand-x.css',
  '..%2f-x/base-x/brand-x.css',
])('46.3 there is no stylesheet %s', async (name) => {
  expect((await fetch(`${aster.url}/assets/brand/${name}`)).status).toBe(404)
})

test('46.3 only the current and the previous colours have stylesheets', async () => {
  const [, own = ''] = /href="(\/assets\/brand\/7a1f3d-ffb85c\/[^"]+)"/.exec(await read(paths.home())) ?? []
  const statusIn = async (colours: string) =>
    (await fetch(aster.url + own.replace('7a1f3d-ffb85c', colours))).status
  expect(await statusIn('7a1f3d-ffb85d')).toBe(404)
  const staff = await makeStaff(database.store, 'administrator')
  const { store } = database
  const [before, after] = [{ colour: '#123456' }, { colour: '#7a1f3d' }]
  await writeAudit(store, byStaff(staff), 'brand_changed', ['settings'], { before, after })
  await saveRegistryFacts(store, { accent: '#ffb85e' })
  await expect.poll(() => statusIn('7a1f3d-ffb85e'), soon).toBe(200)
  expect(await Promise.all(['123456-ffb85e', '7a1f3d-ffb85c', '7a1f3d-ffb85f'].map(statusIn))).toEqual([
    ...[200, 200, 404],
  ])
})
