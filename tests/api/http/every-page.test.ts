import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../../src/domain/brand.ts'
import { deliveredMenus } from '../../../src/domain/content/menus/delivered-menus.ts'
import { isPseudo, localeFacts, localPath, splitLocale } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath as table } from '../../harness/pages/every-path.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { crawl, linksIn, type Visited } from '../crawl.ts'

let database: TestDatabase
let aster: ServedAster
let visited: Map<string, Visited>
let documents: (readonly [path: string, html: string])[]

beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url)
  visited = await crawl(aster.url, [...table, ...table.map((path) => localPath('ar-XB', path))])
  documents = [...visited].flatMap(([path, { html }]) => (html ? [[path, html] as const] : []))
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const isListed = (html: string) => !html.includes('<meta name="robots" content="noindex"/>')
const found = (html: string, tag: RegExp) => html.match(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe('every page', () => {
  test('2.15 of the route table, and every same-origin link on it, answers 200 without a redirect', () => {
    const notThere = [...visited].filter(([, { status }]) => status !== 200)
    expect(notThere.map(([path, { status }]) => `${status} ${path}`)).toEqual([])
    expect(documents.length).toBeGreaterThanOrEqual(2 * table.length)
  })

  test('2.15 links only to anchors that exist', () => {
    const dead = documents.flatMap(([path, html]) =>
      linksIn(html, aster.url + path)
        .filter(({ anchor, path: to }) => anchor && !visited.get(to)?.html.includes(` id="${anchor}"`))
        .map(({ path: to, anchor }) => `${path} -> ${to}#${anchor}`),
    )
    expect(dead).toEqual([])
  })

  test('2.15 is linked from another page, unless its address is secret or for staff', () => {
    const linked = new Set(
      documents.flatMap(([path, html]) =>
        linksIn(html.replace(/<head>.*<\/head>/s, ''), aster.url + path)
          .map(({ path: to }) => to)
          .filter((to) => to !== path),
      ),
    )
    const { editExpert, editHospital, editTrainer, selectExpert } = paths
    const { login, loginCode, loginLink, adminSetUp, notMe, invitation, confirmEmail, keepEmail } = paths
    const apart = [
      editExpert,
      editHospital,
      editTrainer,
      selectExpert,
      login,
      loginCode,
      loginLink,
      adminSetUp,
      notMe,
      invitation,
      confirmEmail,
      keepEmail,
      paths.offline, // a service worker shows it
    ]
    const unseen = table.filter((path) => !linked.has(path))
    expect(unseen.filter((path) => !apart.some((one) => one() === path))).toEqual([])
  })

  test('2.15 has one h1, a title of its own, a description and its language', () => {
    for (const [path, html] of documents) {
      const { locale } = splitLocale(path, true)
      expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1)
      expect.soft(html, path).toContain(`<html lang="${locale}" dir="${localeFacts(locale).dir}"`)
      expect.soft(found(html, /<title>([^<]*)</), path).toContain(brand.name)
      // Search engines alone read a description.
      if (!isListed(html)) continue
      expect
        .soft(found(html, /<meta name="description" content="([^"]*)"/), path)
        .toMatch(isPseudo(locale) ? /^.{20,}$/ : /^.{20,155}$/)
    }
    const titles = documents
      .filter(([, html]) => isListed(html))
      .map(([path, html]) => `${splitLocale(path, true).locale} ${found(html, /<title>([^<]*)</)}`)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  test('2.15 that is indexable has a canonical address and Open Graph data', () => {
    const listed = documents.filter(([, html]) => isListed(html))
    for (const [path, html] of listed) {
      const og = (name: string) => found(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`))
      const address = aster.url + path.replace(/\?.*/, '')
      expect.soft(found(html, /<link rel="canonical" href="([^"]*)"/), path).toBe(address)
      expect.soft(og('url'), path).toBe(address)
      expect.soft(og('title'), path).toBe(found(html, /<title>([^<]*)</))
      expect.soft(og('description'), path).toBe(found(html, /<meta name="description" content="([^"]*)"/))
      expect.soft(og('image'), path).toBe(`${aster.url}/icons/share.png`)
      expect
        .soft([og('site_name'), og('type')], path)
        .toEqual([brand.name, expect.stringMatching(/^(website|article)$/)])
    }
    expect(listed.length).toBeGreaterThan(80)
  })

  test('2.35 marks its menu as current', () => {
    const parts = deliveredMenus.header.map(({ path }) => path)
    for (const path of table) {
      const marked = visited.get(path)?.html.match(/ class="nav__link"[^>]* aria-current="(true|page)"/g)
      const isInMenu = parts.some((part) => path === part || path.startsWith(`${part}/`))
      if (isInMenu) expect.soft(marked, path).toHaveLength(1)
    }
  })

  test('2.15 redirects from its address with a trailing slash', async () => {
    for (const path of table.filter((one) => one !== '/')) {
      const { status, headers } = await fetch(`${aster.url}${path}/`, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([308, path])
    }
  })
})
