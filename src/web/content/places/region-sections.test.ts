import { expect, test } from 'vitest'
import { usualFacts } from '../../../domain/brand.ts'
import { type Locale, locales } from '../../../domain/messages/locales.ts'
import { contentOf } from '../prose/static-content.ts'
import { regionSections } from './region-sections.ts'

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
