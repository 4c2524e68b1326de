import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { PDFDocument } from 'mupdf'
import { expect, test } from 'vitest'
import { deflateZeros } from '../../../../tests/harness/uploads/pdfs/deflate-repeated.ts'
import { lzwZeros } from '../../../../tests/harness/uploads/pdfs/lzw-zeros.ts'
import { gauges } from './unpacked-size.ts'

const mebibyte = 1024 * 1024
const sizeOf = (filter: string, bytes: Uint8Array, ceiling = 100 * mebibyte, early = true) =>
  gauges[`/${filter}`]?.(bytes, ceiling, early)

function unpacked(filter: string, bytes: Uint8Array, early = true): number {
  const document = new PDFDocument()
  const stream = document.addRawStream(bytes, {
    Filter: document.newName(filter),
    DecodeParms: { EarlyChange: early ? 1 : 0 },
  })
  return stream.readStream().getLength()
}

test('a Flate stream counts with its inflated size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 9_000 }), async (bytes) => {
      expect(await sizeOf('FlateDecode', deflateSync(bytes))).toBe(bytes.length)
    }),
  )
})

test('a truncated stream counts with the part that inflates', async () => {
  const broken = deflateSync(Buffer.alloc(mebibyte)).subarray(0, 600)
  expect(await sizeOf('FlateDecode', broken)).toBeGreaterThan(500_000)
  expect(await sizeOf('FlateDecode', Buffer.from('not deflated'))).toBe(0)
})

test('a RunLength stream counts with its decoded size', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const whole = Buffer.concat([bytes, Buffer.alloc(128), Buffer.from([128])])
      expect(sizeOf('RunLengthDecode', whole)).toBe(unpacked('RunLengthDecode', whole))
    }),
  )
})

test.each([true, false])('an LZW stream counts with its decoded size (early change: %s)', (early) => {
  for (const mebibytes of [1, 8, 20]) {
    const packed = lzwZeros(mebibytes, early)
    expect(sizeOf('LZWDecode', packed, undefined, early)).toBe(unpacked('LZWDecode', packed, early))
  }
})

test('counting stops shortly after the limit', async () => {
  const little = mebibyte / 2
  expect(await sizeOf('FlateDecode', deflateZeros(4_000), mebibyte)).toBeLessThan(mebibyte + little)
  expect(sizeOf('LZWDecode', lzwZeros(90), mebibyte)).toBeLessThan(mebibyte + little)
  expect(sizeOf('RunLengthDecode', Buffer.alloc(mebibyte, '8100', 'hex'), mebibyte)).toBeLessThan(
    mebibyte + little,
  )
})
