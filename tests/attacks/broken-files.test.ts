import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeFile } from '../../src/services/uploads/pdf/judge-file.ts'
import { times } from '../harness/setup/trial.ts'
import { activePdfs } from '../harness/uploads/pdfs/active-pdfs.ts'
import { attachmentPdfs } from '../harness/uploads/pdfs/attachment-pdfs.ts'
import { everydayPdfs } from '../harness/uploads/pdfs/everyday-pdfs.ts'

const verdicts = [
  'fine',
  'not_pdf',
  'file_encrypted',
  'file_damaged',
  'file_bomb',
  'file_active',
  'file_attachments',
]

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
    { numRuns: times(60, 2_000) },
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
      expect(verdicts).toContain(await judgeFile(bytes))
      expect(performance.now() - start).toBeLessThan(5_000)
    }),
    { numRuns: times(90, 3_000) },
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
