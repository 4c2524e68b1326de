import { expect, test } from 'vitest'
import { marriages } from '../../../tests/attacks/files/two-at-once.ts'
import { onePagePdf } from '../../../tests/harness/pdfs/one-page.ts'
import { isAlsoAnother } from './is-also-another.ts'
import { startsAsPdf } from './starts-as-pdf.ts'

test.each(Object.entries(marriages))('%s is two files at once', (_, marry) => {
  const file = marry(onePagePdf())
  expect(isAlsoAnother(file) || !startsAsPdf(file)).toBe(true)
})

test('the marks of an archive without its list are a coincidence', () => {
  const file = Buffer.concat([onePagePdf(), Buffer.from(`PK\x05\x06${'\0'.repeat(18)}\n`)])
  expect(isAlsoAnother(file)).toBe(false)
})
