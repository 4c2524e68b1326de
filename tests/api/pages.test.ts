import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { type RunningAster, startAster } from '../harness/start-aster.ts'
import { freshDatabase, type TestDatabase } from '../harness/test-database.ts'

let database: TestDatabase
let one: RunningAster
let two: RunningAster

beforeAll(async () => {
  database = await freshDatabase()
  one = await startAster(database.url)
  two = await startAster(database.url)
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await database.drop()
})

const read = async (url: string) => (await fetch(url)).text()

test('two instances that start at once seed the sample content once', async () => {
  const { rows } = await count('story')
  expect(rows).toBeGreaterThan(0)
  const slugs = await database.store.db.selectFrom('story').select('slug').execute()
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(rows)
})

test('a page that has not changed is not sent again', async () => {
  const first = await fetch(one.url + paths.about())
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await fetch(one.url + paths.about(), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  const changed = await fetch(one.url + paths.about(), { headers: { 'if-none-match': '"another"' } })
  expect(changed.status).toBe(200)
})

test('a page comes in the encoding that the browser takes', async () => {
  const encodingFor = async (accepted: string) => {
    const response = await fetch(one.url, { headers: { 'accept-encoding': accepted } })
    expect(await response.text()).toContain('</html>')
    return response.headers.get('content-encoding')
  }
  expect(await encodingFor('gzip, br')).toBe('br')
  expect(await encodingFor('gzip, br;q=0')).toBe('gzip')
  expect(await encodingFor('identity')).toBeNull()
})

test('changed content shows at once on every instance', async () => {
  for (const { url } of [one, two]) expect(await read(url)).not.toContain('A new headline')
  await database.store.db.updateTable('story').set({ title: 'A new headline' }).execute()
  for (const { url } of [one, two]) {
    await vi.waitFor(async () => expect(await read(url)).toContain('A new headline'), {
      timeout: 1000,
      interval: 50,
    })
  }
})

test('content pages set no cookie, pages with a form do and are kept by nobody', async () => {
  const content = await fetch(one.url + paths.about())
  expect(content.headers.get('set-cookie')).toBeNull()
  const form = await fetch(one.url + paths.contact())
  expect(form.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  expect(form.headers.get('cache-control')).toBe('private, no-store')
})

test('an unknown address is answered with help, in words and by status', async () => {
  const missing = await fetch(`${one.url}/partnerships/icars`)
  expect(missing.status).toBe(404)
  const html = await missing.text()
  expect(html).toContain('We cannot find this page')
  expect(html).toContain(`href="${paths.icars()}"`)
  expect((await fetch(`${one.url}/story/no-such-story`)).status).toBe(404)
})

test('a slash too many leads to the page, and never to another site', async () => {
  const follow = (path: string) => fetch(one.url + path, { redirect: 'manual' })
  const about = await follow('/about/')
  expect([about.status, about.headers.get('location')]).toEqual([308, '/about'])
  for (const trap of ['//evil.example/', '/\\evil.example/', '/%2f%2fevil.example/']) {
    const response = await follow(trap)
    expect(response.headers.get('location'), trap).toBeNull()
    expect(response.status, trap).toBeGreaterThanOrEqual(400)
  }
})

test('the component kit is for development only', async () => {
  expect((await fetch(one.url + paths.kit())).status).toBe(404)
})

test('a forged native post is refused in words', async () => {
  const response = await fetch(one.url + paths.contact(), {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Eve&email=eve%40evil.example&message=hello',
  })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('We could not take this request')
  expect((await count('contact_message')).rows).toBe(0)
})

test('when the database is gone a page says so in the words of the specification, with a way home', async () => {
  const lonely = await freshDatabase()
  const server = await startAster(lonely.url)
  await lonely.drop()
  const response = await fetch(`${server.url}/story/forty-eight-hours`)
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain('Go to Homepage')
  await server.stop()
})

async function count(table: 'story' | 'contact_message'): Promise<{ rows: number }> {
  const rows = await database.store.db.selectFrom(table).select('id').execute()
  return { rows: rows.length }
}
