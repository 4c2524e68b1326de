import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tags } from './tag.ts'
import { mostTags, tagsIn } from './typed-tags.ts'

test('tags are normalised and unique', () => {
  expect(v.parse(tags, ['Urgent', ' follow  Up ', 'urgent', 'E\u0301cole'])).toEqual([
    'follow-up',
    'urgent',
    '\u00e9cole',
  ])
})

test('a tag is a short word, and an application has few of them', () => {
  const problem = (given: unknown) => v.safeParse(tags, given).issues?.[0]?.message
  expect(problem(['  '])).toBe('required')
  expect(problem(['x'.repeat(41)])).toBe('too_long')
  expect(problem(['a\u0000b'])).toBe('invalid_text')
  expect(problem(Array.from({ length: mostTags + 1 }, (_, at) => `tag-${at}`))).toBe('too_many')
})

test('commas separate tags', () => {
  expect(v.parse(tags, tagsIn('Hot, Priority list,, '))).toEqual(['hot', 'priority-list'])
})
