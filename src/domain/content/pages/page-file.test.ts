import { describe, expect, test } from 'vitest'
import { brand } from '../../brand.ts'
import { parsePageFile } from './page-file.ts'

const head = { title: 'T', description: 'D', lede: 'L', layout: 'article', section: 'about' }

function parse(change: Partial<typeof head>, more = '', markdown = '') {
  const lines = Object.entries({ ...head, ...change }).map(([key, value]) => `${key}: ${value}`)
  return parsePageFile('content/en/page.md', `---\n${lines.join('\n')}\n${more}---\n${markdown}`)
}

describe('a content file', () => {
  test('has placeholders for the brand and for facts that administrators set', () => {
    const file = parse(
      { title: 'About {name}' },
      'next: /about/about-{slug} | Go\n',
      'Hosted by {institution}.',
    )
    expect(file.title).toBe('About {registryName}')
    expect(file.next).toEqual([{ path: `/about/about-${brand.slug}`, label: 'Go' }])
    expect(file.markdown).toBe('Hosted by {institution}.')
  })

  test('keeps the order of facts and next steps', () => {
    const { facts } = parse({}, 'fact: 6 to 12 months | Length\nfact: None | Cost\n')
    expect(facts).toEqual([
      { value: '6 to 12 months', label: 'Length' },
      { value: 'None', label: 'Cost' },
    ])
  })

  test.each([
    ['a layout', { layout: 'poster' }, "content/en/page.md has the unknown layout 'poster'"],
    ['a section', { section: 'misc' }, "content/en/page.md has the unknown section 'misc'"],
    ['a placeholder', { lede: 'By {nmae}' }, 'content/en/page.md has the unknown placeholder {nmae}'],
  ])('with %s that does not exist is refused', (_, change, sentence) => {
    expect(() => parse(change)).toThrow(sentence)
  })

  test('has a description that fits in a search result', () => {
    expect(() => parse({ description: 'd'.repeat(155) })).not.toThrow()
    expect(() => parse({ description: 'd'.repeat(156) })).toThrow('a description of 156 characters')
  })
})
