import { expect, test } from 'vitest'
import { startsAsPdf } from './starts-as-pdf.ts'

test.each([
  ['%PDF-1.7\n', true],
  ['%PD', true],
  ['', true],
  ['\n%PDF-1.7', false],
  ['\ufeff%PDF-1.7', false],
  ['%pdf-1.7', false],
  ['%!PS-Adobe', false],
  ['PK', false],
])('the first bytes %j may become a PDF: %s', (start, expected) => {
  expect(startsAsPdf(Buffer.from(start))).toBe(expected)
})
