import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url)
}, 60_000)
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

test('2.22 the home page offers pictures in two formats and three sizes, and each exists', async () => {
  const html = await (await fetch(aster.url + paths.home())).text()
  const addresses = [...new Set(html.match(/\/pictures\/[\da-f]{32}\/\d+x\d+\.(avif|webp)/g))]
  expect(addresses).toHaveLength(3 * 6 + 3 * 2)
  for (const address of addresses) {
    const answer = await fetch(aster.url + address)
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${address.split('.')[1]}`)
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(25_000)
  }
})

test('2.22 a picture is cached for ever, since its address never changes', async () => {
  const { key } = await database.store.db.selectFrom('picture').select('key').executeTakeFirstOrThrow()
  const { name } = await database.store.db
    .selectFrom('picture_file')
    .select('name')
    .where('picture_key', '=', key)
    .executeTakeFirstOrThrow()
  const address = `${aster.url}/pictures/${key}/${name}`
  const { headers } = await fetch(address)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const etag = headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each(['x', `${'a'.repeat(32)}/480x300.webp`, `${'a'.repeat(32)}/..%2f..%2fetc`, '%00/1x1.webp'])(
  'an unknown picture address gets the usual 404 page: %s',
  async (path) => {
    const answer = await fetch(`${aster.url}/pictures/${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('2.24 every page works without samples', async () => {
  for (const table of ['story', 'news_item', 'profile'] as const)
    await database.store.db.deleteFrom(table).execute()
  const read = async (path: string) => (await fetch(aster.url + path)).text()
  await expect.poll(() => read(paths.home())).not.toContain('Local Impact</h2>')
  expect(await read(paths.stories())).toContain('There are no stories yet')
  expect(await read(paths.news())).toContain('There is no news yet')
  expect(await read(paths.expertStories())).not.toContain('<article')
  for (const path of [paths.meetExperts(), paths.ourTrainers(), paths.experts(), paths.whatIsExpert()])
    expect((await fetch(aster.url + path)).status, path).toBe(200)
})
