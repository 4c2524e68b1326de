import { describe, expect, test } from 'vitest'
import { parseFrontMatter, parsePair } from './front-matter.ts'

const keys = { title: 'once', lede: 'optional', fact: 'repeated' } as const
const parse = (source: string) => parseFrontMatter('content/en/page.md', source, keys)

describe('the head of a content file', () => {
  test('is parsed into values, lists for repeated keys, and Markdown', () => {
    const { head, markdown } = parse(
      '---\ntitle: Where we work: a map\nfact: a | b\nfact: c | d\n---\n\n## Text\n',
    )
    expect(head).toEqual({ title: 'Where we work: a map', lede: undefined, fact: ['a | b', 'c | d'] })
    expect(markdown).toBe('## Text')
  })

  test('ends at the second ---; later ones belong to the Markdown', () => {
    expect(parse('---\ntitle: T\n---\nabove\n\n---\n\nbelow\n').markdown).toBe('above\n\n---\n\nbelow')
  })

  test.each([
    ['a missing key', '---\nlede: L\n---\n', "content/en/page.md lacks the key 'title'"],
    ['an unknown key', '---\ntitle: T\ntitel: T\n---\n', "content/en/page.md has the unknown key 'titel'"],
    [
      'an inherited name',
      '---\ntitle: T\ntoString: T\n---\n',
      "content/en/page.md has the unknown key 'toString'",
    ],
    [
      'a single key twice',
      '---\ntitle: T\ntitle: U\n---\n',
      "content/en/page.md has the key 'title' more than once",
    ],
    [
      'an empty value',
      '---\ntitle:\n---\n',
      "content/en/page.md has a line in its head that is not 'key: value'",
    ],
    ['no head at all', 'title: T\n', 'content/en/page.md must begin with a head'],
  ])('with %s is refused with an error that names the file', (_, source, sentence) => {
    expect(() => parse(source)).toThrow(sentence)
  })
})

describe('a value of two parts', () => {
  test('is split at its bar', () => {
    expect(parsePair('f.md', '6 to 12 months | with the same expert')).toEqual([
      '6 to 12 months',
      'with the same expert',
    ])
  })

  test.each(['one part', 'one |', '| two', 'a | b | c'])('is refused when written as %j', (value) => {
    expect(() => parsePair('f.md', value)).toThrow(`f.md needs two parts around one | in '${value}'`)
  })
})
