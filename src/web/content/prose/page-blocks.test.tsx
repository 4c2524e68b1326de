import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { attacks, wrongAddresses } from '../../../../tests/harness/content/attack-texts.ts'
import { harmIn } from '../../../../tests/harness/content/harm-in.ts'
import { usualFacts } from '../../../domain/brand.ts'
import { pageNames } from '../../../domain/content/pages/page-names.ts'
import {
  type Block,
  type BlockKind,
  blockFacts,
  blockKinds,
  type PageText,
} from '../../../domain/content/pages/page-text.ts'
import { noPages, type ShownPages } from '../../../domain/content/pages/shown-pages.ts'
import { type Locale, locales, localPath } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { wordingOf } from '../../../domain/messages/wording-of.ts'
import { deliveredPage } from '../../../services/content/pages/delivered-page.ts'
import { cleanPage, judgePage } from '../../../services/content/pages/judge-page.ts'
import type { PageContext } from '../../page.ts'
import { contentPage } from '../pages/content-page.tsx'
import { contentFiles } from './content-files.ts'
import { type Content, contentOf } from './static-content.ts'

const kinds = Object.keys(blockKinds) as BlockKind[]

function draw(name: string, locale: Locale, pages: ShownPages): string {
  const content = contentOf(name, { locale, registry: usualFacts, pages })
  const context = {
    data: { content, profiles: { experts: [], trainers: [] } },
    locale,
    path: `/${name}`,
    t: translator(locale, wordingOf(locale, usualFacts)),
    href: (path: string) => (path.startsWith('/') ? localPath(locale, path) : path),
  }
  return renderToStaticMarkup(
    contentPage.Body(context as unknown as PageContext<{ content: Content }>) as never,
  )
}

test('45.7 every content file is a page that can be edited', () => {
  const files = [...contentFiles.keys()].flatMap((key) => (key.startsWith('en/') ? [key.slice(3)] : []))
  expect(files.sort()).toEqual([...pageNames].sort())
})

describe('45.7 the blocks of a delivered page look like the page itself', () => {
  test.each(Object.keys(locales) as Locale[])('%s', async (locale) => {
    for (const name of pageNames) {
      const own = async (one: Locale) => [`${one}/${name}`, (await deliveredPage(name, one)).text] as const
      const pages = new Map([await own('en'), await own(locale)])
      expect(plainly(draw(name, locale, pages)), name).toBe(plainly(draw(name, locale, noPages)))
    }
  })

  test('are accepted as they are, in every language', async () => {
    for (const name of pageNames) {
      for (const locale of Object.keys(locales) as Locale[]) {
        const { text } = await deliveredPage(name, locale)
        expect(judgePage(text, kinds), `${locale}/${name}`).toEqual({ ok: true, value: text })
      }
    }
  })
})

test('36.46 a custom text has the anchors of the English page, also while that page has the delivered text', async () => {
  const { text } = await deliveredPage('team', 'fr')
  const anchors = (pages: ShownPages) => draw('team', 'fr', pages).match(/ id="[^"]*"/g)
  expect(anchors(new Map([['fr/team', text]]))).toEqual(anchors(noPages))
})

/** White space between blocks and the spelling of quotation marks do not show. */
const plainly = (html: string) =>
  html
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (found) => found.trim())
    .replace(/<div><p>(.*?)<\/p><\/div>/g, (whole, line) =>
      whole.includes('<p>', 9) ? whole : `<p>${line}</p>`,
    )

function filled(kind: BlockKind, attack: string, address = '/about'): Block {
  const values = (fields = {}) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, of]) => [
        name,
        of === 'address' ? address : of === 'group' ? 'experts' : of === 'which' ? 'all' : `Words ${attack}`,
      ]),
    )
  const { fields, items } = blockFacts(kind)
  return { kind, fields: values(fields), items: items ? [values(items), values(items)] : [] }
}

const page = (blocks: readonly Block[], words = 'Words'): PageText => ({
  title: words,
  description: words.slice(0, 150),
  lede: words,
  blocks,
})

describe('45.8 nothing that an editor types runs or breaks the page', () => {
  test.each(attacks)('%s', (attack) => {
    const sent = page(
      kinds.map((kind) => filled(kind, attack)),
      attack.slice(0, 110),
    )
    const judged = judgePage(sent, kinds)
    if (!judged.ok) throw new Error(JSON.stringify(judged.refusal))
    // The same for a row that was written directly into the database.
    for (const text of [judged.value, cleanPage(sent)]) {
      const html = draw('team', 'en', new Map([['en/team', cleanPage(text)]]))
      expect(harmIn(html)).toEqual([])
    }
  })

  test.each(wrongAddresses)('the address %s is refused, and not drawn', (address) => {
    for (const kind of ['links', 'partners', 'act'] as const) {
      const sent = page([filled(kind, '', address)])
      expect(judgePage(sent, kinds)).toMatchObject({
        refusal: { errors: { 'b0-0-address': 'invalid_text' } },
      })
      const html = draw('team', 'en', new Map([['en/team', cleanPage(sent)]]))
      expect(html).not.toMatch(/evil|script:|onclick|data:/i)
    }
  })

  test('a page has a limit, and only blocks that it can show', () => {
    expect(judgePage(page([filled('facts', '')]), ['prose'])).toMatchObject({
      refusal: { errors: { blocks: 'invalid_choice' } },
    })
    const many = Array.from({ length: 31 }, () => filled('prose', ''))
    expect(judgePage(page(many), kinds)).toMatchObject({ refusal: { errors: { blocks: 'too_many' } } })
    expect(judgePage(page([filled('prose', 'x'.repeat(130_000))]), kinds)).toMatchObject({
      refusal: { errors: { blocks: 'too_long' } },
    })
    expect(judgePage('nonsense', kinds)).toMatchObject({ refusal: { errors: { title: 'required' } } })
  })
})
