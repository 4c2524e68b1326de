import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Encoding } from './compress.ts'
import { takeOut } from './text-with-gaps.ts'

const [token, stamp] = ['k3v9.QmFzZTY0.x-_Z', '5f3c2a1e-0000-4000-8000-1234567890ab']
const others = ['zzzz.aaaaaaaa.0000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
const open = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync }
const encodings = Object.keys(open) as Encoding[]

const words = fc.array(
  fc.constantFrom('<p class="field">', 'اسم المستشفى', 'Больница', 'name="_csrf" value="', '日本', '1 < 2'),
)
const texts = fc
  .array(fc.tuple(words, fc.constantFrom(token, stamp)), { minLength: 1, maxLength: 8 })
  .map(
    (parts) =>
      `<!doctype html>${token}${stamp}${parts.map(([some, value]) => some.join(' ') + value).join('')}</html>`,
  )

test('54.1 a page with gaps reads the same with the values of each reader, in every encoding', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const page = await takeOut(text, [token, stamp])
      const wanted = text.replaceAll(token, others[0] ?? '').replaceAll(stamp, others[1] ?? '')
      for (const encoding of encodings) {
        const filled = page?.fill(others, encoding)
        expect(filled && open[encoding](filled).toString()).toBe(wanted)
      }
    }),
    { numRuns: 200 },
  )
})

test('54.1 nothing of the first reader stays in the page', async () => {
  const long = 'words that stand between the two, and are many. '.repeat(20)
  const page = await takeOut(`<!doctype html>${token}${long}${stamp}${long}${token}${long}</html>`, [
    token,
    stamp,
  ])
  const filled = page?.fill(others, 'identity')?.toString()
  expect(filled).toContain(others[0])
  expect(filled).not.toContain(token)
  expect(filled).not.toContain(stamp)
})

test.each([
  ['of another length', ['short', others[1] ?? '']],
  ['that HTML would escape', ['zzzz.<script>.0000', others[1] ?? '']],
])('a value %s does not fit', async (_, values) => {
  const page = await takeOut(`<!doctype html>${token}${stamp}</html>`, [token, stamp])
  expect(page?.fits(values)).toBe(false)
  expect(page?.fits(others)).toBe(true)
})

test('a text that lacks one of the values has no gaps', async () => {
  expect(await takeOut(`<!doctype html>${token}</html>`, [token, stamp])).toBeUndefined()
})

test('a text without values is compressed as it is', async () => {
  const page = await takeOut('<!doctype html><p>héllo</p>', [])
  const br = page?.fill([], 'br')
  expect(br && brotliDecompressSync(br).toString()).toBe('<!doctype html><p>héllo</p>')
})
