import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { JsonScanner } from './json-scanner.ts'

const marker = 'marker-'

function scan(json: string | Buffer, { fileFields = ['resume'], pieceSize = 7, textLimit = 1_000_000 } = {}) {
  const scanner = new JsonScanner({ fileFields, textLimit, marker })
  const bytes = Buffer.from(json)
  for (let at = 0; at < bytes.length; at += pieceSize) scanner.scan(bytes.subarray(at, at + pieceSize))
  const { text, files } = scanner.finish()
  return { text: text.toString(), files }
}

const refusalOf = (json: string) => {
  try {
    scan(json, { pieceSize: 65_536 })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

test('JSON without files passes unchanged, however it is split into chunks', () => {
  const sizes = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), sizes, (value, pieceSize) => {
      const json = JSON.stringify(value)
      expect(scan(json, { pieceSize }).text).toBe(json)
    }),
  )
})

test('text with escapes near and far from each other passes unchanged', () => {
  const words = fc.array(
    fc.constantFrom('\\"', '\\\\', '\\n', 'a', 'b'.repeat(15), 'c'.repeat(16), 'd'.repeat(40)),
  )
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 64 }), (parts, pieceSize) => {
      const json = `{"text":"${parts.join('')}","more":["${parts.join('')}"]}`
      expect(scan(json, { pieceSize }).text).toBe(json)
      expect(() => scan(`${json.slice(0, -1)}${',1'.repeat(10_001)}`, { pieceSize })).toThrow()
    }),
  )
})

test('a long file is extracted as bytes, whatever escapes and line breaks its base64 has', () => {
  const escapings = [
    (text: string) => text,
    (text: string) => text.replaceAll('/', '\\/'),
    (text: string) => text.replaceAll('/', '\\u002f'),
    (text: string) => text.replace(/.{76}/g, '$&\\r\\n'),
    (text: string) => `data:application\\/pdf;base64,${text}`,
  ]
  const bytes = fc.uint8Array({ minLength: 1000, maxLength: 2000 })
  const sizes = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(bytes, fc.constantFrom(...escapings), sizes, (file, escaped, pieceSize) => {
      const base64 = escaped(Buffer.from(file).toString('base64'))
      const scanned = scan(`{"name":"Ana","resume":"${base64}","email":"a@b"}`, { pieceSize })
      expect(JSON.parse(scanned.text)).toEqual({ name: 'Ana', resume: `${marker}0`, email: 'a@b' })
      expect(scanned.files.get(`${marker}0`)).toEqual(Buffer.from(file))
    }),
    { numRuns: 200 },
  )
})

test('the id of an upload, and long text under another name, stay text', () => {
  const id = '{"resume": "0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21"}'
  expect(scan(id)).toEqual({ text: id, files: new Map() })
  const motivation = JSON.stringify({ motivation: 'A'.repeat(5000) })
  expect(scan(motivation).text).toBe(motivation)
})

test('invalid base64 becomes a short text, which validation rejects later', () => {
  const { text, files } = scan(JSON.stringify({ resume: `${'A'.repeat(3000)}-${'A'.repeat(3000)}` }))
  expect([JSON.parse(text), files.size]).toEqual([{ resume: 'no base64' }, 0])
})

test('reading a file stops soon after its size limit', () => {
  const base64 = 'A'.repeat(2 * largestUpload)
  const { files } = scan(JSON.stringify({ resume: base64 }), { pieceSize: 65_536 })
  const { length = 0 } = files.get(`${marker}0`) ?? {}
  expect(length).toBeGreaterThan(largestUpload)
  expect(length).toBeLessThan(largestUpload + 65_536)
})

test('too many values, keys, levels or characters of text are refused', () => {
  expect(refusalOf(`[${'{},'.repeat(9_000)}1]`)).toBe('body_too_large')
  expect(refusalOf(`[${'1,'.repeat(11_000)}1]`)).toBe('body_too_large')
  expect(
    refusalOf(JSON.stringify(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [at, at])))),
  ).toBe('body_too_large')
  expect(refusalOf('['.repeat(21))).toBe('body_too_large')
  expect(refusalOf(JSON.stringify({ message: 'x'.repeat(1_000_000) }))).toBe('body_too_large')
  expect(refusalOf(`[${'1,'.repeat(9_000)}1]`)).toBeUndefined()
  expect(refusalOf(JSON.stringify({ text: '{[,:]}'.repeat(20_000) }))).toBeUndefined()
})
