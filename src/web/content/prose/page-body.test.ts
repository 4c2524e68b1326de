import { expect, test } from 'vitest'
import { usualFacts } from '../../../domain/brand.ts'
import { emptyPaths } from '../../../domain/content/pages/entry-pages.ts'
import { pageNames } from '../../../domain/content/pages/page-names.ts'
import type { PageText } from '../../../domain/content/pages/page-text.ts'
import { usualSite } from '../../../domain/content/site-facts.ts'
import { type Locale, localeFacts, locales } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { type Content, contentOf } from './static-content.ts'

const empty = emptyPaths([], new Map())
const site = { ...usualSite, empty }

function linksOf({ body, next }: Content): string[] {
  const hrefs = [...JSON.stringify(body).matchAll(/href=\\"([^"]*)\\"/g)].map(([, href = '']) => href)
  const listed = body.flatMap((part) => ('parts' in part ? part.parts.map(({ path = '' }) => path) : []))
  return [...hrefs, ...listed, ...next.map(({ path }) => path)]
}

test.each(Object.keys(locales) as Locale[])('47.5 no page links to an empty one (%s)', (locale) => {
  const { prefix } = localeFacts(locale)
  const linksIn = (asked: object) =>
    pageNames.flatMap((name) => linksOf(contentOf(name, { locale, registry: usualFacts, ...asked })))
  const toEmpty = (links: readonly string[]) =>
    links.filter((link) => empty.has(link) || (prefix && empty.has(link.replace(prefix, ''))))
  expect(toEmpty(linksIn({})).length).toBeGreaterThan(6)
  expect(toEmpty(linksIn({ site }))).toEqual([])
})

test('47.5 a link to an empty page becomes plain text; a list without pages is removed', () => {
  const own: PageText = {
    title: 'Ours',
    description: 'D',
    lede: 'L',
    blocks: [
      { kind: 'prose', fields: { html: `<p>Our <a href="${paths.team()}">team</a>.</p>` }, items: [] },
      { kind: 'links', fields: {}, items: [{ title: 'Team', address: paths.team(), html: '<p>Us</p>' }] },
    ],
  }
  const asked = { locale: 'en', registry: usualFacts, pages: new Map([['en/about', own]]) } as const
  expect(contentOf('about', asked).body).toHaveLength(2)
  expect(contentOf('about', { ...asked, site }).body).toEqual([{ kind: 'prose', html: '<p>Our team.</p>' }])
})
