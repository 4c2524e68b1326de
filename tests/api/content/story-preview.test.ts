import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import type { Role } from '../../../src/domain/staff/roles.ts'
import { makePreviewLink } from '../../../src/services/content/preview-story.ts'
import { deriveKey } from '../../../src/services/protection/signing-key.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { signInAs } from '../../harness/staff/staff.ts'

let database: TestDatabase
let aster: ServedAster
const id = randomUUID()
const slug = 'a-ward'
const key = deriveKey(secretOfTests, 'preview').toString('base64url')
const week = 7 * 24 * 3_600_000

beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url, { ASTER_SECRET: secretOfTests })
  const draft = { id, slug, title: 'A ward', synopsis: 'S', country_region: 'Ghana', position: 9 }
  await database.store.db
    .insertInto('story')
    .values({ ...draft, content: '<p>Words</p><script>alert(1)</script>' })
    .execute()
}, 60_000)
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const open = (path: string, cookie = '') => fetch(aster.url + path, { headers: { cookie } })
const link = (facts: Partial<{ id: string; slug: string; version: number }> = {}, now = Date.now()) =>
  makePreviewLink(key, { id, slug, version: 1, ...facts }, now).path
const wordsOf404 = 'We cannot find this page'

describe('a draft', () => {
  test.each(['editor', 'administrator'] as const)('2.25 is shown to an %s', async (role) => {
    const { cookie } = await signInAs(database.store, role, aster.url)
    const page = await open(paths.storyPreview(slug), cookie)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('This is a draft')
    expect(html).toContain('<p>Words</p>')
    expect(html).not.toContain('alert(1)')
  })

  test('2.25 is shown with a preview link, and is neither indexed nor cached', async () => {
    const page = await open(link())
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each<[string, () => string]>([
    ['no link', () => paths.storyPreview(slug)],
    ['an expired link', () => link({}, Date.now() - week - 1000)],
    ['a link to another version', () => link({ version: 2 })],
    ['a link to another story', () => link({ id: randomUUID(), slug: 'other' }).replace('other', slug)],
    ['a link to an earlier draft of this name', () => link({ id: randomUUID() })],
    ['a link with a changed expiry', () => link().replace(/until=\d/, 'until=2')],
    ['a link without its signature', () => link().replace(/&mark=.*/, '')],
    ['a forged signature', () => link().replace(/mark=.*/, 'mark=AAAA')],
    ['an unknown story', () => link({ slug: 'unknown' })],
    ['an invalid slug', () => '/story/preview/%00'],
  ])('2.25 does not exist for a visitor with %s', async (_name, path) => {
    const page = await open(path())
    expect([page.status, (await page.text()).includes(wordsOf404)]).toEqual([404, true])
  })

  test.each<Role>(['coordinator', 'viewer'])('does not exist for a %s', async (role) => {
    const { cookie } = await signInAs(database.store, role, aster.url)
    expect((await open(paths.storyPreview(slug), cookie)).status).toBe(404)
  })

  test('does not exist at its future address', async () => {
    expect((await open(paths.story(slug))).status).toBe(404)
  })
})
