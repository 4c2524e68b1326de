import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { listStories } from '../../store/content/published-content.ts'
import { readPlaces } from './read-places.ts'
import { readHome, readStory } from './read-published.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const story = (slug: string, position: number, status: 'draft' | 'published') => ({
    slug,
    title: slug,
    synopsis: 'In short',
    country_region: 'Somewhere',
    content: '<p>At length</p>',
    position,
    status,
    published_at: new Date(),
  })
  await database.store.db
    .insertInto('story')
    .values([
      story('third', 3, 'published'),
      story('first', 1, 'published'),
      story('draft', 2, 'draft'),
      story('second', 2, 'published'),
      story('fifth', 5, 'published'),
      story('fourth', 4, 'published'),
    ])
    .execute()
})
afterAll(() => database.drop())

const slugs = (stories: readonly { slug: string }[]) => stories.map(({ slug }) => slug)

test('published stories are listed in the editors’ order', async () => {
  expect(slugs(await listStories(database.store, 'en'))).toEqual([
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
  ])
})

test('a story has links to the next three stories, wrapping around at the end', async () => {
  const read = async (slug: string) => {
    const outcome = await readStory(database.store, slug, 'en')
    return outcome.ok && { title: outcome.value.story.title, others: slugs(outcome.value.others) }
  }
  expect(await read('first')).toEqual({ title: 'first', others: ['second', 'third', 'fourth'] })
  expect(await read('fourth')).toEqual({ title: 'fourth', others: ['fifth', 'first', 'second'] })
})

test.each(['draft', 'unknown', 'Not A Slug', ''])('%j is not found by visitors', async (slug) => {
  expect(await readStory(database.store, slug, 'en')).toEqual({ ok: false, refusal: { code: 'not_found' } })
})

test('48.18 on home and with its region, real stories come before samples, the latest first', async () => {
  const told = (slug: string, day: string, is_sample: boolean) => ({
    ...{
      slug,
      title: slug,
      synopsis: 'S',
      country_region: 'Somewhere',
      country: 'Kenya',
      content: '<p>C</p>',
    },
    ...{ position: is_sample ? 0 : 9, status: 'published' as const, published_at: new Date(day), is_sample },
  })
  const samples = ['a', 'b', 'c'].map((slug) => told(slug, '2099-05-01', true))
  const own = [told('older', '2099-01-01', false), told('newer', '2099-02-01', false)]
  await database.store.db
    .insertInto('story')
    .values([...samples, ...own])
    .execute()
  const { stories } = await readPlaces(database.store, 'en')
  expect(slugs(stories.africa ?? [])).toEqual(['newer', 'older', 'a'])
  const home = await readHome(database.store, 'en')
  expect(slugs(home.stories).slice(0, 2)).toEqual(['newer', 'older'])
})
