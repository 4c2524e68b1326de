import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compressForOne } from './compress.ts'

test('an uncached page is compressed with an accepted encoding', async () => {
  const html = '<p>héllo</p>'
  expect(brotliDecompressSync(await compressForOne(html, 'br')).toString()).toBe(html)
  expect(gunzipSync(await compressForOne(html, 'gzip')).toString()).toBe(html)
  expect((await compressForOne(html, 'identity')).toString()).toBe(html)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
