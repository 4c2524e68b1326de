import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { pageOpened, secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let one: ServedAster
let two: ServedAster

beforeAll(async () => {
  database = await freshDatabase()
  ;[one, two] = await Promise.all([serveAster(database.url), serveAster(database.url)])
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await database.drop()
})

const read = async (url: string) => (await fetch(url)).text()

test('two instances that start concurrently seed the sample content once', async () => {
  const samples = await readdir('content/samples/stories')
  expect((await count('story')).rows).toBe(samples.length)
})

test('an unchanged page is answered with 304', async () => {
  const first = await fetch(one.url + paths.about())
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await fetch(one.url + paths.about(), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  const changed = await fetch(one.url + paths.about(), { headers: { 'if-none-match': '"another"' } })
  expect(changed.status).toBe(200)
})

test('a page is compressed with an encoding that the browser accepts', async () => {
  const encodingFor = async (accepted: string) => {
    const response = await fetch(one.url, { headers: { 'accept-encoding': accepted } })
    expect(await response.text()).toContain('</html>')
    return response.headers.get('content-encoding')
  }
  expect(await encodingFor('gzip, br')).toBe('br')
  expect(await encodingFor('gzip, br;q=0')).toBe('gzip')
  expect(await encodingFor('identity')).toBeNull()
})

test('changed content appears within a second on every instance', async () => {
  for (const { url } of [one, two]) expect(await read(url)).not.toContain('A new headline')
  await database.store.db.updateTable('story').set({ title: 'A new headline' }).execute()
  for (const { url } of [one, two]) {
    await vi.waitFor(async () => expect(await read(url)).toContain('A new headline'), {
      timeout: 1000,
      interval: 50,
    })
  }
})

test('content pages set no cookie; pages with a form do, and are not cached', async () => {
  const content = await fetch(one.url + paths.about())
  expect(content.headers.get('set-cookie')).toBeNull()
  expect(content.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1')
  const form = await fetch(one.url + paths.contact())
  expect(form.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  expect(form.headers.get('cache-control')).toBe('private, no-store')
})

test('23.1 the page of a shortlist has instructions for browsers without JavaScript, and explains an incomplete link', async () => {
  const page = await read(`${one.url}${paths.selectExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`)
  expect(page).toContain('please write to the coordinator from the address in your request')
  for (const half of ['', '?h=', '?h=q7VhN2c0'])
    expect(await read(one.url + paths.selectExpert() + half)).toContain('This address is not a complete link')
})

test('an unknown address is answered with 404 and a helpful page', async () => {
  const missing = await fetch(`${one.url}/partnerships/icars`)
  expect(missing.status).toBe(404)
  const html = await missing.text()
  expect(html).toContain('We cannot find this page')
  expect(html).toContain(`href="${paths.icars()}"`)
  expect((await fetch(`${one.url}/story/no-such-story`)).status).toBe(404)
})

test('a trailing slash redirects to the page with its query, and never to another site', async () => {
  const follow = (path: string) => fetch(one.url + path, { redirect: 'manual' })
  const target = async (path: string) => {
    const { status, headers } = await follow(path)
    return [status, headers.get('location')]
  }
  expect(await target('/about/')).toEqual([308, '/about'])
  expect(await target('/story/forty-eight-hours/')).toEqual([308, '/story/forty-eight-hours'])
  expect(await target('/admin/set-up/?token=abc')).toEqual([308, '/admin/set-up?token=abc'])
  for (const trap of ['//evil.example/', '/\\evil.example/', '/%2f%2fevil.example/', '/%5cevil.example/']) {
    const response = await follow(trap)
    expect(response.headers.get('location'), trap).toBeNull()
    expect(response.status, trap).toBe(404)
  }
})

test.each([
  ['/%E0%A4%A', 404],
  ['/story/%ff', 404],
  ['/story/%00', 404],
  [`/story/${'a'.repeat(3000)}`, 404],
  ['/assets/', 404],
  ['/flags/none.svg', 404],
  ['/admin/set-up?token=a&token=b', 200],
  ['/admin/set-up?token[]=a', 200],
  ['/about/contact-us?__proto__=x', 200],
])('a malformed address is answered with a page: %s', async (path, status) => {
  const response = await fetch(one.url + path)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test('a method that a page does not support is answered with 405', async () => {
  const response = await fetch(one.url + paths.about(), { method: 'DELETE' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a forged native post is refused with an explanation', async () => {
  const response = await fetch(one.url + paths.contact(), {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Eve&email=eve%40evil.example&message=hello',
  })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('We could not take this request')
  expect((await count('contact_message')).rows).toBe(0)
})

describe('on a server outside test mode that has lost its database', () => {
  let server: ServedAster
  beforeAll(async () => {
    const lonely = await freshDatabase()
    server = await serveAster(lonely.url, { NODE_ENV: 'local', ASTER_SECRET: secretOfTests })
    await read(server.url)
    await lonely.drop()
  })
  afterAll(() => server.stop())

  test('the component kit is not for visitors', async () => {
    expect((await fetch(server.url + paths.kit())).status).toBe(404)
  })

  test('pages that need the database answer 503, all others still work', async () => {
    for (const path of [paths.home(), paths.about()])
      expect((await fetch(server.url + path)).status).toBe(200)
    const response = await fetch(server.url + paths.story('forty-eight-hours'))
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('Unexpected Application Error!')
    expect(html).toContain('Go to Homepage')
  })

  /** A post with files is multipart, one without is urlencoded. */
  function bodyOf(typed: Record<string, string>, file?: File) {
    const body = file ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(typed)) body.append(name, value)
    if (body instanceof FormData && file) body.append('resume', file)
    return body
  }

  const message = { name: 'Ama', email: 'ama@hospital.example', message: 'May a district hospital apply?' }

  test.each<[string, string, Record<string, string>, File?]>([
    ['contact', paths.contact(), { ...message, _stamp: pageOpened('contact') }],
    ['expert', paths.applyExpert(), { motivation: 'I want to help.' }, new File(['%PDF-'], 'cv.pdf')],
  ])('28.2 a posted form is shown again with its input: %s', async (_, path, typed, file) => {
    const body = bodyOf({ _key: 'the same again', ...typed }, file)
    const headers = { origin: server.url }
    const response = await fetch(server.url + path, { method: 'POST', headers, body })
    const html = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    for (const words of ['the same again', 'Nothing you typed is lost', ...Object.values(typed)])
      expect(html).toContain(words)
    expect(html.includes('id="resume-error"')).toBe(file !== undefined)
  })
})

async function count(table: 'story' | 'contact_message'): Promise<{ rows: number }> {
  const rows = await database.store.db.selectFrom(table).select('id').execute()
  return { rows: rows.length }
}
