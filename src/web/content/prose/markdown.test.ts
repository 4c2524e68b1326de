import { describe, expect, test } from 'vitest'
import { anchorsOf, renderLine, renderParts, renderProse } from './markdown.ts'

const href = (path: string) => `/fr${path}`

describe('prose', () => {
  test('internal links keep the locale, external links have rel="noopener"', () => {
    expect(renderLine('[a](/about) [b](https://x.example/) [c](mailto:d@x.example) [e](#f)', href)).toBe(
      '<a href="/fr/about">a</a> <a href="https://x.example/" rel="noopener">b</a> ' +
        '<a href="mailto:d@x.example">c</a> <a href="#f">e</a>',
    )
  })

  test('headings have anchors', () => {
    expect(renderProse('## Who pays for what?', href)).toBe(
      '<h2 id="who-pays-for-what">Who pays for what?</h2>\n',
    )
  })

  test('36.46 headings of a translation have the anchors of the original', () => {
    const anchors = anchorsOf('## Who pays for what?\n\n### Travel\n\n## [How](/about)')
    const translated = '## Qui paie quoi ?\n\n### Voyage\n\n## [Comment](/about)'
    expect(renderProse(translated, href, anchors).match(/id="[^"]*"/g)).toEqual([
      'id="who-pays-for-what"',
      'id="travel"',
      'id="how"',
    ])
    const { parts } = renderParts(translated, href, anchors)
    expect(parts.map(({ id, html }) => [id, html])).toEqual([
      ['who-pays-for-what', '<h3 id="travel">Voyage</h3>\n'],
      ['how', ''],
    ])
  })
})

describe('parts', () => {
  test('each ## begins one, and the text before the first is separate', () => {
    const { html, parts } = renderParts(
      'Before.\n\n## One\n\nFirst.\n\n### Deeper\n\n## Two\n\nSecond.',
      href,
    )
    expect(html).toBe('<p>Before.</p>\n')
    expect(parts).toEqual([
      { id: 'one', title: 'One', html: '<p>First.</p>\n<h3 id="deeper">Deeper</h3>\n' },
      { id: 'two', title: 'Two', html: '<p>Second.</p>\n' },
    ])
  })

  test('a heading that is a link gives its words and its path', () => {
    const { parts } = renderParts('## [Where we work](/about/where-we-work)\n\nMap.', href)
    expect(parts).toEqual([
      { id: 'where-we-work', title: 'Where we work', path: '/about/where-we-work', html: '<p>Map.</p>\n' },
    ])
  })
})
