import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { saveRegistryFacts } from '../../../src/store/settings/registry-facts.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

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

/** Opens a page as a new visitor. */
async function visit(path: string, encoding = 'br') {
  const answer = await fetch(aster.url + path, { headers: { 'accept-encoding': encoding } })
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { answer, cookie, html: await answer.text() }
}

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1]
const ownOf = (html: string) => ['_csrf', '_key', '_stamp'].map((name) => hidden(html, name) ?? '')

/** The page with placeholders for the values of a visitor. */
const withoutOwn = (html: string) =>
  ownOf(html).reduce((rest, value, at) => (value ? rest.replaceAll(value, `own ${at}`) : rest), html)

test.each([
  paths.contact(),
  `${paths.applyHospital()}?all`,
  `${paths.applyExpert()}?step=personal`,
  `/ar${paths.applyTrainer()}`,
])('54.2 every visitor of %s has a token, a key and a stamp of their own on the same page', async (path) => {
  const visits = [
    await visit(path),
    await visit(path),
    await visit(path, 'gzip'),
    await visit(path, 'identity'),
  ]
  const [first] = visits
  for (const { answer, cookie, html } of visits) {
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(ownOf(html)[0]).toBe(cookie)
    expect(withoutOwn(html)).toBe(withoutOwn(first?.html ?? ''))
  }
  const values = visits.flatMap(({ html }) => ownOf(html))
  expect(new Set(values).size).toBe(values.length)
  expect(values).not.toContain('')
})

test('54.3 a new version of the content changes the pages of forms too', async () => {
  const { html } = await visit(paths.contact())
  expect(html).not.toContain('Northern Stewardship Network')
  await saveRegistryFacts(database.store, { institution_name: 'Northern Stewardship Network' })
  await vi.waitFor(
    async () => expect((await visit(paths.contact())).html).toContain('Northern Stewardship Network'),
    { timeout: 20_000, interval: 100 },
  )
})
