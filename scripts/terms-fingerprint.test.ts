import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fingerprintOfTerms, termsPdf } from './terms-fingerprint.ts'

const pdf = readFileSync(termsPdf)

test('the PDF of the terms of reference matches the page; if not, run scripts/generate-terms.ts', () => {
  expect(pdf.subarray(-80).toString('latin1')).toContain(`%${fingerprintOfTerms()}`)
})

test('the PDF has a title, a language and tags, and is small', () => {
  const text = pdf.toString('latin1')
  expect(text).toContain('/Title (Terms for experts, ASTER)')
  expect(text).toMatch(/\/Lang \(en\)/)
  expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
  expect(pdf.length).toBeLessThan(80_000)
})
