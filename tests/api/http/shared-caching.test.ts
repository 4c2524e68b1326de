import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'

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

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(aster.url + path, { headers, redirect: 'manual' })
  return { path, status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('29.13 a page that shared caches may store sets no cookie, has no form token and an ETag, and is the same for everybody', async () => {
  const seen = []
  for (const path of everyPath) seen.push(await read(path))
  const stored = seen.filter(({ headers }) => headers.get('cache-control') === shared)
  expect(stored.length).toBeGreaterThan(20)
  for (const { path, headers, text } of stored) {
    expect(headers.get('set-cookie'), path).toBeNull()
    expect(headers.get('etag'), path).toMatch(/^"[\w-]+"$/)
    expect(headers.get('vary'), path).toBe('accept-encoding')
    expect(text, path).not.toContain('name="_csrf"')
    const cookie = 'XSRF-TOKEN=abc; aster.session_token=def'
    const other = await read(`${path}?h=q7VhN2c0T1mXo3kZr8Yw5g&page=2&token=x`, { cookie })
    expect([other.status, other.text === text, other.headers.get('set-cookie')], path).toEqual([
      200,
      true,
      null,
    ])
  }
})

test('29.13 every other page forbids caches to store it', async () => {
  for (const path of everyPath) {
    const { headers, status } = await read(path)
    if (status === 200 && headers.get('cache-control') !== shared)
      expect(headers.get('cache-control'), path).toBe('private, no-store')
  }
  for (const path of [paths.contact(), paths.login(), paths.applyExpert(), paths.editExpert(), '/nowhere'])
    expect((await read(path)).headers.get('cache-control'), path).toBe('private, no-store')
})

test('29.15 a withdrawn page answers 404 in a way that replaces its copy in a cache', async () => {
  const { status, headers } = await read('/story/no-such-story')
  expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([404, shared, null])
})
