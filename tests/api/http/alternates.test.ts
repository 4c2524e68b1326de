import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  alternatesOf,
  type Locale,
  localeFacts,
  locales,
  localPath,
} from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url)
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const pages = everyPath.filter((path) => !/^\/(?:admin|login)/.test(path))

test.each(Object.keys(locales) as Locale[])(
  '36.17 every page in %s says its language, its canonical address and where it stands in each language',
  async (locale) => {
    const listed = []
    for (const path of pages) {
      const html = await (await fetch(aster.url + localPath(locale, path))).text()
      expect.soft(html, path).toContain(`<html lang="${locale}" dir="${localeFacts(locale).dir}"`)
      const all = alternatesOf(path).map(({ lang, href }) => [lang, href])
      const menu = [...html.matchAll(/<a href="([^"]*)" lang="([^"]*)"/g)].map(([, href, lang]) => [
        lang,
        href,
      ])
      expect.soft(menu, `header and footer of ${path}`).toEqual([...all.slice(0, -1), ...all.slice(0, -1)])
      if (html.includes('<meta name="robots" content="noindex"/>')) continue
      listed.push(path)
      // Each language's page has the same links, so that all refer to each other.
      const absolute = all.map(([lang, href]) => [lang, aster.url + href])
      const told = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)]
      expect
        .soft(
          told.map(([, lang, href]) => [lang, href]),
          path,
        )
        .toEqual(absolute)
      expect.soft(html, path).toContain(`<link rel="canonical" href="${aster.url}${localPath(locale, path)}"`)
    }
    expect(listed.length).toBeGreaterThan(35)
  },
)

test('36.17 a link to another language keeps the query of a step', async () => {
  const html = await (await fetch(`${aster.url}/ru${paths.applyHospital()}?step=general`)).text()
  expect(html).toContain(`href="/ar${paths.applyHospital()}?step=general" lang="ar"`)
})

const answerTo = async (path: string, method = 'GET') => {
  const { status, headers } = await fetch(aster.url + path, { method, redirect: 'manual' })
  return [status, headers.get('location')]
}

test.each([
  ['/AR', '/ar'],
  ['/ar_EG/', '/ar'],
  ['/FR/about?from=mail&x=%2F', '/fr/about?from=mail&x=%2F'],
  ['/pt-br/request-support/apply?step=general', '/pt/request-support/apply?step=general'],
  ['/pt-BR', '/pt'],
  ['/fr-CA/story/forty-eight-hours', '/fr/story/forty-eight-hours'],
  ['/zh-en/about', undefined],
  ['/en', '/'],
  ['/en?x', '/?x'],
  ['/EN/about/', '/about'],
  ['/en-GB/partnerships/ICARS', '/partnerships/ICARS'],
  ['/en/feed.xml', '/feed.xml'],
  ['/Es/feed.xml', '/es/feed.xml'],
  ['/FR/admin?page=2', '/admin?page=2'],
  ['/FR/nowhere', undefined],
  ['/en//evil.example', undefined],
  ['/en/\\evil.example', undefined],
  ['/en/%2f%2fevil.example', undefined],
  ['/en/en/about', undefined],
  ['/fr/en/about', undefined],
  ['/fr/FR', undefined],
  ['/de/about', undefined],
  [`/fr-${'a'.repeat(3000)}`, undefined],
])('36.41 %s redirects to the page in its language, or answers 404', async (written, right) => {
  expect(await answerTo(written)).toEqual(right ? [308, right] : [404, null])
  if (right && !right.startsWith('/admin')) expect((await answerTo(right))[0]).toBe(200)
})

test('36.41 a post to another spelling of an address is not redirected', async () => {
  expect((await answerTo('/FR/about/contact-us', 'POST'))[1]).toBeNull()
})

test.each([
  ['/partnerships/icars', 'href="/partnerships/ICARS"><bdi>ICARS</bdi>'],
  ['/fr/abuot', 'href="/fr/about"><bdi>À propos du registre ASTER</bdi>'],
  ['/FR/abuot', 'href="/fr/about"><bdi>À propos du registre ASTER</bdi>'],
  ['/ar/my-lnk', 'href="/ar/my-link"><bdi>'],
  ['/ar/keep-mail', 'href="/ar/keep-email"><bdi>/ar/keep-email</bdi>'],
])('36.42 the page that is suggested instead of %s has its title in the language', async (unknown, link) => {
  const answer = await fetch(aster.url + unknown)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(link)
})
