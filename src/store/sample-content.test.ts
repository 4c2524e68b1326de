import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
import { listNews } from './news.ts'
import { listProfiles } from './profiles.ts'
import { plantSamples, type SampleContent } from './sample-content.ts'
import { findStory, listStories } from './stories.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const story = { title: 'A ward', synopsis: 'Short', country_region: 'Ghana', content: '<p>Long</p>' }
const newsItem = { title: 'News', summary: 'Short', content: '<p>Long</p>' }
const profile = { name: 'Ada', role: 'Pharmacist', country: 'Ghana', quote: 'Yes', biography: '<p>Long</p>' }
const samples: SampleContent = {
  stories: ['wards', 'labs'].map((slug) => ({ ...story, slug })),
  news: [
    { ...newsItem, slug: 'old', published_on: '2026-01-01' },
    { ...newsItem, slug: 'new', published_on: '2026-02-01' },
  ],
  profiles: [
    { ...profile, kind: 'expert', slug: 'zoe' },
    { ...profile, kind: 'trainer', slug: 'tom' },
    { ...profile, kind: 'expert', slug: 'ada' },
  ],
}
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)

test('samples are published in their order, the latest news first, and marked as samples', async () => {
  const { store } = database
  expect(await plantSamples(store, samples)).toBe(true)
  expect(slugs(await listStories(store))).toEqual(['wards', 'labs'])
  expect(slugs(await listNews(store, 10))).toEqual(['new', 'old'])
  expect(slugs(await listNews(store, 1))).toEqual(['new'])
  expect(slugs(await listProfiles(store, 'expert'))).toEqual(['zoe', 'ada'])
  expect(slugs(await listProfiles(store, 'trainer'))).toEqual(['tom'])
  expect(await findStory(store, 'labs')).toMatchObject({ ...story, is_sample: true })
})

test('instances that start together plant the samples once', async () => {
  const planted = await Promise.all([1, 2, 3, 4].map(() => plantSamples(database.store, samples)))
  expect(planted.filter(Boolean)).toHaveLength(1)
})

test('samples that were removed do not come back', async () => {
  const { store } = database
  await plantSamples(store, samples)
  for (const table of ['story', 'news_item', 'profile'] as const) await store.db.deleteFrom(table).execute()
  expect(await plantSamples(store, samples)).toBe(false)
  expect(await listStories(store)).toEqual([])
})

test('a draft is neither listed nor found', async () => {
  const { store } = database
  await plantSamples(store, samples)
  await store.db.updateTable('story').set({ status: 'draft' }).where('slug', '=', 'labs').execute()
  expect(slugs(await listStories(store))).toEqual(['wards'])
  expect(await findStory(store, 'labs')).toBeUndefined()
  expect(await findStory(store, 'nowhere')).toBeUndefined()
})
