import { describe, expect, test } from 'vitest'
import { usualFacts } from '../../../domain/brand.ts'
import { en } from '../../../domain/messages/en.ts'
import { contentFiles } from './content-files.ts'
import { contentOf } from './static-content.ts'

const inEnglish = { locale: 'en', registry: usualFacts } as const
const names = [...contentFiles.keys()].flatMap((key) => (key.startsWith('en/') ? [key.slice(3)] : []))

test('the page for experts has exactly the four questions of the specification', () => {
  expect(contentOf('what-is-expert', inEnglish).parts.map(({ title }) => title)).toEqual([
    'Why become an expert?',
    'Who can become an expert?',
    'How does it work?',
    'What do we offer?',
  ])
})

test('2.20 every name on the map is a heading of the text under it', () => {
  const { europe, africa, latinAmerica, southEastAsia, cyprus, indonesia } = en.map
  const { html } = contentOf('where-we-work', inEnglish)
  const headings = [...html.matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, heading]) => heading)
  expect(headings).toEqual(
    expect.arrayContaining([europe, africa, latinAmerica, southEastAsia, cyprus, indonesia]),
  )
})

test('the privacy notice names the regulations of the specification and asks the controller to confirm the law', () => {
  const { html } = contentOf('privacy', inEnglish)
  expect(html).toContain('in compliance with EU Regulations 45/2001 and 2018/1725')
  expect(html).toContain('The controller should confirm which law applies to it')
})

test('facts that administrators set are escaped in all content', () => {
  const registry = {
    ...usualFacts,
    institution_name: '<i>A</i> *b* & $& {name}',
    coordinator_email: "a'b@c.example",
  }
  const { html, facts } = contentOf('privacy', { locale: 'en', registry })
  expect(html).toContain('hosts the registry: &#60;i&#62;A&#60;/i&#62; *b* &#38; $&#38; {name}.')
  expect(html).toContain('<a href="mailto:a&#39;b@c.example">a&#39;b@c.example</a>')
  expect(facts[0]?.value).toBe(registry.institution_name)
})

test('every entry of an index links to a page', () => {
  const indexes = names.map((name) => contentOf(name, inEnglish)).filter(({ layout }) => layout === 'index')
  expect(indexes.flatMap(({ parts }) => parts).filter(({ path }) => !path)).toEqual([])
  expect(indexes.filter(({ parts }) => parts.length === 0)).toEqual([])
})

describe.each(names)('%s', (name) => {
  test('has unique anchors', () => {
    const { html, parts } = contentOf(name, inEnglish)
    const anchors = [
      ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ...parts.map(({ id }) => id),
    ]
    expect(anchors).toEqual([...new Set(anchors)])
  })

  test('is completely translated in a pseudo-locale, and its links keep the locale', () => {
    const { title, lede, facts, html, parts } = contentOf(name, { locale: 'ar-XB', registry: usualFacts })
    const words = [
      title,
      lede,
      ...facts.flatMap(({ value, label }) => [value, label]),
      ...parts.map((p) => p.title),
    ]
    expect(words.filter((text) => !text.startsWith('⟦'))).toEqual([])
    const prose = [html, ...parts.map((part) => part.html)].join('')
    expect([...prose.matchAll(/>([^<]*\w[^<]*)</g)].filter(([, text]) => !text?.startsWith('⟦'))).toEqual([])
    expect(
      [...prose.matchAll(/href="(\/[^"]*)"/g)].filter(([, to]) => !/^\/ar-xb(\/|$)/.test(to ?? '')),
    ).toEqual([])
  })
})
