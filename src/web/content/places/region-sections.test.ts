import { expect, test } from 'vitest'
import { usualFacts } from '../../../domain/brand.ts'
import { type Locale, locales } from '../../../domain/messages/locales.ts'
import { contentOf } from '../prose/static-content.ts'
import { regionSections, storiesBeside } from './region-sections.ts'

test.each(Object.keys(locales) as Locale[])(
  '48.8 in %s every region has its section, countries within',
  (locale) => {
    const { html } = contentOf('where-we-work', { locale, registry: usualFacts })
    const pieces = regionSections(html)
    expect(pieces.flatMap(({ region }) => region ?? [])).toEqual([
      ...['europe', 'africa', 'southEastAsia', 'latinAmerica'],
    ])
    expect(pieces.find(({ region }) => region === 'europe')?.html).toContain('id="cyprus"')
    expect(pieces.map((piece) => piece.html).join('')).toBe(html)
  },
)

test('48.8 a page that an editor has written without regions stays one text', () => {
  const html = '<p>Ours.</p><h2 id="asia">Asia</h2><p>Here.</p>'
  expect(regionSections(html)).toEqual([{ html }])
})

test('48.17 sample stories are shown only with the delivered text, and only where a section lists them', () => {
  const story = (slug: string, is_sample: boolean) => ({ slug, is_sample }) as never
  const stories = { africa: [story('ours', false), story('sample', true)], europe: [story('other', true)] }
  const html = '<h2 id="africa">Africa</h2>'
  expect(storiesBeside({ html, isOwn: false }, stories)).toEqual({ africa: stories.africa })
  expect(storiesBeside({ html, isOwn: true }, stories)).toEqual({ africa: [story('ours', false)] })
})

test('48.17 a page knows whether an institution has written its text', () => {
  const text = { title: 'T', description: 'D', lede: 'L', blocks: [] }
  const isOwn = (pages = new Map<string, typeof text>()) =>
    contentOf('where-we-work', { locale: 'fr', registry: usualFacts, pages }).isOwn
  expect([isOwn(), isOwn(new Map([['en/where-we-work', text]]))]).toEqual([false, true])
})
