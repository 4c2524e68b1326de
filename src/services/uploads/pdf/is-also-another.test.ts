import { expect, test } from 'vitest'
import { polyglots } from '../../../../tests/attacks/files/polyglots.ts'
import { onePagePdf } from '../../../../tests/harness/uploads/pdfs/one-page.ts'
import { isAlsoAnother } from './is-also-another.ts'
import { startsAsPdf } from './starts-as-pdf.ts'

test.each(Object.entries(polyglots))('%s is a polyglot file', (_, makePolyglot) => {
  const file = makePolyglot(onePagePdf())
  expect(isAlsoAnother(file) || !startsAsPdf(file)).toBe(true)
})

test.each(['svg', 'img', 'script'])('%s as the start of another word is not markup', (letters) => {
  const chance = Buffer.from(`\n%\x93\xd1<${letters}\xa7\x02\n`, 'latin1')
  const tag = Buffer.from(`\n%\x93\xd1<${letters} onload=a>\n`, 'latin1')
  expect(isAlsoAnother(within(onePagePdf(), chance))).toBe(false)
  expect(isAlsoAnother(within(onePagePdf(), tag))).toBe(true)
})

test('an archive signature without a directory is not an archive', () => {
  const file = Buffer.concat([onePagePdf(), Buffer.from(`PK\x05\x06${'\0'.repeat(18)}\n`)])
  expect(isAlsoAnother(file)).toBe(false)
})

function within(pdf: Buffer, text: Buffer): Buffer {
  return Buffer.concat([pdf.subarray(0, 9), text, pdf.subarray(9)])
}
