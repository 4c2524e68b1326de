import { PDFDocument } from 'mupdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../../tests/harness/postgres/test-database.ts'
import { noPages } from '../../../../domain/content/pages/shown-pages.ts'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { type Locale, localeFacts, locales } from '../../../../domain/messages/locales.ts'
import { deliveredPage } from '../delivered-page.ts'
import { drawPaper } from './draw-paper.ts'
import { drawTerms, termsPaper } from './read-terms-paper.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const pagesOf = (pdf: PDFDocument) =>
  Array.from({ length: pdf.countPages() }, (_, at) => ({
    text: pdf.loadPage(at).toStructuredText('').asText().replace(/\s+/g, ' '),
    content: pdf.findPage(at).get('Contents').readStream().asString(),
  }))

/** The words in the order of reading, also where letters run from right to left. */
const saidIn = (pdf: PDFDocument) =>
  pagesOf(pdf)
    .flatMap(({ text, content }) => [
      text,
      ...[...content.matchAll(/ActualText<feff(\w+)>/g)].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      ),
    ])
    .join(' ')

describe.each(Object.keys(locales) as Locale[])('the PDF of the terms in %s', (locale) => {
  let bytes: Uint8Array
  let pdf: PDFDocument
  beforeAll(async () => {
    bytes = drawPaper(await termsPaper(database.store, noPages, locale))
    pdf = new PDFDocument(bytes)
  })

  test('37.1 has a title, a language and tags, and is small', async () => {
    const root = pdf.getTrailer().get('Root')
    const { title } = (await deliveredPage('terms-experts', locale)).text
    expect(pdf.getMetaData('info:Title')).toBe(`${title}${localeFacts(locale).comma ?? ','} ASTER`)
    expect(root.get('Lang').asString()).toBe(locale)
    const parts = root.get('StructTreeRoot', 'K', 0, 'K')
    const tags = Array.from({ length: parts.length }, (_, at) => parts.get(at, 'S').asName())
    expect(tags.slice(0, 3)).toEqual(['P', 'H1', 'P'])
    expect(tags.filter((tag) => tag === 'H2').length).toBeGreaterThan(5)
    expect(bytes.length).toBeLessThan(75_000)
  })

  test('37.2 has all items, and says in a translation that only the English text is binding', () => {
    const said = saidIn(pdf)
    expect(said).toMatch(/16\. /)
    expect(said).toMatch(/2026|٢٠٢٦/)
    if (locale !== 'en') expect(said).toContain(catalogueOf(locale).languages.translated)
  })
})

const own = (html: string) =>
  new Map([
    [
      'en/terms-experts',
      {
        title: 'Our terms',
        description: '',
        lede: '',
        blocks: [{ kind: 'prose' as const, fields: { html }, items: [] }],
      },
    ],
  ])

test('37.1 the PDF has the words that an editor has published, also where a language has none of its own', async () => {
  const bytes = await drawTerms(database.store, own('<p>Write to {coordinator}.</p>'), 'fr')
  const [page] = pagesOf(new PDFDocument(bytes))
  expect(page?.text).toMatch(/Our terms.*Write to [^{]+\./)
})

test('37.1 a long text takes several numbered pages, and a heading stays with what follows it', async () => {
  const section = (at: number) => `<h2>Part ${at}</h2><p>${'Every word counts. '.repeat(18)}</p>`
  const html = `${Array.from({ length: 24 }, (_, at) => section(at)).join('')}<p>${'long '.repeat(1800)}</p>`
  const pages = pagesOf(new PDFDocument(drawPaper(await termsPaper(database.store, own(html), 'en'))))
  expect(pages.length).toBeGreaterThan(4)
  for (const [at, { text }] of pages.entries()) {
    expect(text.trim()).toMatch(new RegExp(`${at + 1} / ${pages.length}$`))
    expect(text).not.toMatch(/Part \d+ \d+ \/ \d+\s*$/)
  }
})

test('37.1 characters that are special in HTML are drawn literally', async () => {
  const pages = own('<p>5 &lt; 6 &amp; more</p><ul><li>One</li><li><p>Two</p></li></ul>')
  const [page] = pagesOf(new PDFDocument(drawPaper(await termsPaper(database.store, pages, 'en'))))
  expect(page?.text).toContain('5 < 6 & more • One • Two')
})
