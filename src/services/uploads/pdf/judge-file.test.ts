import { describe, expect, test } from 'vitest'
import { activePdfs } from '../../../../tests/harness/uploads/pdfs/active-pdfs.ts'
import { attachmentPdfs } from '../../../../tests/harness/uploads/pdfs/attachment-pdfs.ts'
import { bombPdfs } from '../../../../tests/harness/uploads/pdfs/bomb-pdfs.ts'
import { damagedPdfs } from '../../../../tests/harness/uploads/pdfs/damaged-pdfs.ts'
import { everydayPdfs } from '../../../../tests/harness/uploads/pdfs/everyday-pdfs.ts'
import {
  encryptedPdf,
  pdfWithJavaScript,
  renamedJpeg,
} from '../../../../tests/harness/uploads/pdfs/hostile-pdfs.ts'
import { onePagePdf } from '../../../../tests/harness/uploads/pdfs/one-page.ts'
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
