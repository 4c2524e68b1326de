import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  alternatesOf,
  type Locale,
  localeFacts,
  locales,
  localPath,
} from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/every-path.ts'
import { type ServedAster, serveAster } from '../../harness/serve-aster.ts'
import { freshDatabase, type TestDatabase } from '../../harness/test-database.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await freshDatabase()
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
      // The same on the page in each language, so that each names those that name it.
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
