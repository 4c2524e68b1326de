import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activePdfs } from '../../../../tests/harness/pdfs/active-pdfs.ts'
import { attachmentPdfs } from '../../../../tests/harness/pdfs/attachment-pdfs.ts'
import { bombPdfs } from '../../../../tests/harness/pdfs/bomb-pdfs.ts'
import { damagedPdfs } from '../../../../tests/harness/pdfs/damaged-pdfs.ts'
import { everydayPdfs } from '../../../../tests/harness/pdfs/everyday-pdfs.ts'
import { encryptedPdf, pdfWithJavaScript, renamedJpeg } from '../../../../tests/harness/pdfs/hostile-pdfs.ts'
import { onePagePdf } from '../../../../tests/harness/pdfs/one-page.ts'
import type { Verdict } from '../../../domain/uploads/upload.ts'
import { judgeFile } from './judge-file.ts'

type Makers = Readonly<Record<string, () => Buffer>>

const foreignFiles: Makers = {
  'a renamed photograph': renamedJpeg,
  'a web page that a reader would take for a PDF': () => Buffer.concat([Buffer.from('<html>'), onePagePdf()]),
}

const encryptedFiles: Makers = {
  'a file that only forbids printing': encryptedPdf,
  'a file with a password': () => encryptedPdf('encrypt=aes-256,user-password=secret,owner-password=secret'),
  'a file with a password, in AES of 128 bits': () => encryptedPdf('encrypt=aes-128,user-password=secret'),
  'a file with a password, in RC4 of 128 bits': () => encryptedPdf('encrypt=rc4-128,user-password=secret'),
  'a file that only forbids changes, in RC4 of 40 bits': () =>
    encryptedPdf('encrypt=rc4-40,owner-password=secret'),
}

const corpus: readonly [Verdict, Makers][] = [
  ['fine', everydayPdfs],
  ['not_pdf', foreignFiles],
  ['file_encrypted', encryptedFiles],
  ['file_damaged', damagedPdfs],
  ['file_bomb', bombPdfs],
  ['file_active', activePdfs],
  ['file_attachments', attachmentPdfs],
]

describe.each(corpus)('the verdict is %s', (verdict, makers) => {
  test.each(Object.entries(makers))('on %s', async (_, make) => {
    expect(await judgeFile(make())).toBe(verdict)
  })
})

test('of several faults the worst is the verdict', async () => {
  const script = pdfWithJavaScript()
  expect(await judgeFile(script.subarray(0, -20))).toBe('file_damaged')
  expect(await judgeFile(Buffer.concat([Buffer.from('\n'), script]))).toBe('not_pdf')
})

/** Files without incremental updates: the start of an updated file may itself be a complete PDF. */
const wholeFiles = [
  'a page',
  'a page in packed objects',
  'a page printed by Chromium',
  'a page saved by MuPDF',
]
const whole = fc.constantFrom(...wholeFiles.map((name) => everydayPdfs[name]?.() ?? Buffer.alloc(0)))
const any = fc.oneof(
  whole,
  fc.constantFrom(...[...Object.values(activePdfs), ...Object.values(attachmentPdfs)].map((make) => make())),
)

test('a truncated file is never fine', async () => {
  await fc.assert(
    fc.asyncProperty(whole, fc.double({ min: 0, max: 1, noNaN: true }), async (file, share) => {
      const end = file.lastIndexOf('%%EOF') + 4
      expect(await judgeFile(file.subarray(0, Math.floor(share * end)))).not.toBe('fine')
    }),
    { numRuns: 200 },
  )
})

test('a corrupted file gets a verdict within seconds', async () => {
  const accident = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    lost: fc.nat(40),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.constantFrom(...pieces.map((text) => Buffer.from(text))),
    ),
  })
  await fc.assert(
    fc.asyncProperty(any, fc.array(accident, { minLength: 1, maxLength: 6 }), async (file, accidents) => {
      let bytes = file
      for (const { at, lost, put } of accidents) {
        const place = Math.floor(at * bytes.length)
        bytes = Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + lost)])
      }
      const start = performance.now()
      expect(corpus.map(([verdict]) => verdict)).toContain(await judgeFile(bytes))
      expect(performance.now() - start).toBeLessThan(5_000)
    }),
    { numRuns: 300 },
  )
})

/** Tokens that may confuse a parser. */
const pieces = [
  '<<',
  '>>',
  '[',
  '(',
  'endobj',
  'stream\n',
  '2 0 R',
  '/Kids',
  '/Length 99999999',
  '-1',
  '4294967296',
]
