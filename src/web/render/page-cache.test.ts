import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

test('a page is cached while the content version stays the same', async () => {
  const cache = new PageCache()
  const page = await cache.keep('1', '/', '<p>one</p>')
  expect(cache.get('1', '/')).toBe(page)
  expect(cache.get('2', '/')).toBeUndefined()
  await cache.keep('2', '/about', '<p>two</p>')
  expect(cache.get('2', '/')).toBeUndefined()
  expect(cache.get('2', '/about')).toBeDefined()
})

test('a page rendered from older content is sent once and not cached', async () => {
  const cache = new PageCache()
  await cache.keep('10', '/', '<p>new</p>')
  await cache.keep('9', '/about', '<p>old</p>')
  expect(cache.get('10', '/')).toBeDefined()
  expect(cache.last('/about')).toBeUndefined()
})

test('every encoding of a page has its own ETag', async () => {
  const { br, gzip, identity } = await new PageCache().keep('1', '/', '<p>héllo</p>')
  expect(brotliDecompressSync(br.body)).toEqual(identity.body)
  expect(gunzipSync(gzip.body)).toEqual(identity.body)
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
})

test('the size of the cache is limited', async () => {
  const cache = new PageCache()
  for (let n = 0; n <= 1000; n++) await cache.keep('1', `/${n}`, '')
  expect(cache.get('1', '/0')).toBeUndefined()
  expect(cache.get('1', '/1000')).toBeDefined()
})
