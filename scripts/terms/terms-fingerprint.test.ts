import { readdirSync, readFileSync } from 'node:fs'
import { PDFDocument } from 'mupdf'
import { describe, expect, test } from 'vitest'
import { localeFacts, locales, localPath } from '../../src/domain/messages/locales.ts'
import { blocksOf } from './said-in-order.ts'
import { aboveTerms, fingerprintOfTerms, type PaperLocale, termsPdf } from './terms-fingerprint.ts'

const spoken = Object.keys(locales) as PaperLocale[]

const textOf = (pdf: PDFDocument) =>
  Array.from({ length: pdf.countPages() }, (_, at) => pdf.loadPage(at).toStructuredText('').asText())
    .join(' ')
    .replace(/\s+/g, ' ')

describe.each(spoken)('the PDF of the terms of reference in %s', (locale) => {
  const bytes = readFileSync(termsPdf(locale))
  const pdf = new PDFDocument(bytes)
  const file = locale === 'en' ? 'content/en' : `locales/${locale}/content`
  const title = /^title: (.*)$/m.exec(readFileSync(`${file}/terms-experts.md`, 'utf8'))?.[1] ?? ''

  test('37.1 matches the page; if not, run scripts/generate-terms.ts', () => {
    expect(bytes.subarray(-80).toString('latin1')).toContain(`%${fingerprintOfTerms(locale)}`)
  })

  test('37.1 has a title, a language and tags, and is small', () => {
    const root = pdf.getTrailer().get('Root')
    expect(pdf.getMetaData('info:Title')).toBe(`${title}${localeFacts(locale).comma ?? ','} ASTER`)
    expect(root.get('Lang').asString()).toBe(locale)
    expect(root.get('MarkInfo', 'Marked').asBoolean()).toBe(true)
    expect(bytes.length).toBeLessThan(50_000)
  })

  test('37.2 says in a translation that only the English text is binding, in words that a reader can hear', () => {
    const said = blocksOf(pdf).map((block) => block.get('ActualText'))
    const text =
      localeFacts(locale).dir === 'rtl' ? said.map((words) => words.asString()).join(' ') : textOf(pdf)
    expect(text).toContain(title)
    expect(text).toContain(aboveTerms(locale))
    expect(text).toContain('18')
  })
})

test('37.3 every document is there in every language, and its address names the language', () => {
  const english = readdirSync('public/documents').filter((name) => /^[^.]+\.pdf$/.test(name))
  expect(english).not.toEqual([])
  const wanted = english.flatMap((name) => spoken.map((locale) => localPath(locale, `/documents/${name}`)))
  expect(readdirSync('public/documents').map((name) => `/documents/${name}`)).toEqual(wanted.toSorted())
  expect(localPath('fr', '/documents/terms-of-reference-experts.pdf')).toBe(
    '/documents/terms-of-reference-experts.fr.pdf',
  )
  expect(localPath('ar-XB', '/documents/terms-of-reference-experts.pdf')).toBe(
    '/documents/terms-of-reference-experts.pdf',
  )
})
