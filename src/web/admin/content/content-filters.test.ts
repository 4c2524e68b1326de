import { expect, test } from 'vitest'
import type { ContentEntry } from '../../../services/content/list-content.ts'
import { filterContent, isFiltered, readContentFilter } from './content-filters.tsx'

const entry = (title: string, status: ContentEntry['status'], publish_at: string | null = null) =>
  ({ id: title, title, status, publish_at, unpublish_at: null }) as ContentEntry

const list = {
  story: [entry('A café on the ward', 'published'), entry('The ward round', 'draft', '2027-01-01T00:00:00Z')],
  news: [entry('Ward news', 'draft')],
  profile: [],
  member: [],
  partner: [],
}

const titlesFor = (query: Record<string, string>) =>
  Object.values(filterContent(list, readContentFilter(query)))
    .flat()
    .map(({ title }) => title)

test.each([
  [{}, ['A café on the ward', 'The ward round', 'Ward news']],
  [{ search: 'WARD cafe' }, ['A café on the ward']],
  [{ status: 'draft' }, ['The ward round', 'Ward news']],
  [{ status: 'planned' }, ['The ward round']],
  [{ search: 'ward', status: 'published' }, ['A café on the ward']],
  [{ search: 'ward', status: 'lost' }, ['A café on the ward', 'The ward round', 'Ward news']],
])('40.46 content is found by words of its title and by its status: %j', (query, titles) => {
  expect(titlesFor(query as Record<string, string>)).toEqual(titles)
})

test('40.46 an unfiltered list is complete', () => {
  expect(
    [{}, { search: '  ' }, { status: 'draft' }].map((query) => isFiltered(readContentFilter(query))),
  ).toEqual([false, false, true])
})
