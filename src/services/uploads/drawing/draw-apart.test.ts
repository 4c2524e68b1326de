import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { endlessPdfs } from '../../../../tests/harness/uploads/pdfs/bomb-pdfs.ts'
import { honestPdf } from '../../../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import {
  bombPdf,
  encryptedPdf,
  pdfWithJavaScript,
  renamedJpeg,
  truncatedPdf,
} from '../../../../tests/harness/uploads/pdfs/hostile-pdfs.ts'
import { onePagePdf } from '../../../../tests/harness/uploads/pdfs/one-page.ts'
import { largestUpload } from '../../../domain/uploads/upload.ts'
import { drawApart as draw } from './draw-apart.ts'

const patient = 120_000
const mebibyte = 1024 * 1024

/** The time on the clock depends on the load of the machine. */
const drawApart = (file: Uint8Array, page: number, limits = {}) => draw(file, page, { wait: 60, ...limits })

const printed = () =>
  readFile(new URL('../../../../tests/harness/uploads/pdfs/printed-by-chromium.pdf', import.meta.url))

test('31.19 each page is drawn as a picture, with the sizes of all', { timeout: patient }, async () => {
  const file = await printed()
  const drawn = await drawApart(file, 2)
  const size = { width: 1200, height: 1697 }
  expect(drawn).toMatchObject({ total: 2, sizes: [size, size], picture: { type: 'image/png' } })
  expect(drawn).not.toEqual(await drawApart(file, 1))
  const { picture } = drawn as { picture?: { bytes: Buffer } }
  expect(picture?.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(picture?.bytes.readUInt32BE(16)).toBe(1200)
  expect(await drawApart(file, 3)).toEqual({ total: 2, sizes: [size, size] })
})

test('31.19 a scan is drawn as a photograph, which is smaller', { timeout: patient }, async () => {
  const drawn = await drawApart(honestPdf(largestUpload), 1)
  expect(drawn).toMatchObject({ total: 1, picture: { type: 'image/jpeg' } })
})

test('31.19 a hostile file is not drawn, and the memory of the server does not grow', {
  timeout: patient,
}, async () => {
  await drawApart(onePagePdf(), 1)
  const before = process.memoryUsage.rss()
  expect(await drawApart(renamedJpeg(), 1)).toBe('undrawable')
  expect(await drawApart(Buffer.alloc(0), 1)).toBe('undrawable')
  expect(await drawApart(endlessPdfs.filling(), 1, { work: 1 })).toBe('undrawable')
  expect(await drawApart(bombPdf(), 1, { work: 1 })).toBe('undrawable')
  expect(await drawApart(onePagePdf({ page: '/MediaBox [0 0 0 0]' }), 1)).not.toBe('killed')
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * mebibyte)
})

test('31.19 active content of a file does not run: its page is only drawn', {
  timeout: patient,
}, async () => {
  for (const file of [pdfWithJavaScript(), encryptedPdf(), truncatedPdf()])
    expect(await drawApart(file, 1)).toMatchObject({ total: 1, picture: { type: expect.any(String) } })
})

test('31.19 drawing is stopped at its time limit', { timeout: patient }, async () => {
  const started = performance.now()
  expect(await drawApart(await printed(), 1, { wait: 0.05 })).toBe('killed')
  expect(performance.now() - started).toBeLessThan(10_000)
})
