import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { findPictureFile } from './pictures.ts'
import { findStory, listNews, listProfiles, listStories } from './published-content.ts'
import { insertSampleContent, removeSampleContent, type SampleContent } from './sample-content.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const story = { title: 'A ward', synopsis: 'Short', country_region: 'Ghana', content: '<p>Long</p>' }
const newsItem = { title: 'News', summary: 'Short', content: '<p>Long</p>' }
const profile = { name: 'Ada', role: 'Pharmacist', country: 'Ghana', quote: 'Yes', biography: '<p>Long</p>' }
const bytes = Buffer.from('a picture')
const pictures = ['a', 'b'].map((letter) => ({
  key: letter.repeat(32),
  width: 480,
  height: 300,
  files: [{ name: '480x300.webp', bytes }],
}))
const [first, second] = pictures.map(({ key }) => key)
const samples: SampleContent = {
  pictures,
  stories: [
    { ...story, slug: 'wards', picture_key: first, image_alt: 'A ward' },
    { ...story, slug: 'labs', picture_key: second, image_alt: 'A plate' },
  ],
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
const read = async () => samples
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)

test('samples are published in their order, the latest news first, and marked as samples', async () => {
  const { store } = database
  expect(await insertSampleContent(store, read)).toBe(true)
  expect(slugs(await listStories(store, 'en'))).toEqual(['wards', 'labs'])
  expect(slugs(await listNews(store, 'en', 10))).toEqual(['new', 'old'])
  expect(slugs(await listNews(store, 'en', 1))).toEqual(['new'])
  expect(slugs(await listProfiles(store, 'en', 'expert'))).toEqual(['zoe', 'ada'])
  expect(slugs(await listProfiles(store, 'en', 'trainer'))).toEqual(['tom'])
  expect(await findStory(store, 'labs', 'en')).toMatchObject({ ...story, is_sample: true })
})

test('instances that start together add the samples once', async () => {
  const inserted = await Promise.all([1, 2, 3, 4].map(() => insertSampleContent(database.store, read)))
  expect(inserted.filter(Boolean)).toHaveLength(1)
})

test('removed samples are not added again', async () => {
  const { store } = database
  await insertSampleContent(store, read)
  expect(await removeSampleContent(store)).toBe(7)
  expect(await insertSampleContent(store, read)).toBe(false)
  expect(await listStories(store, 'en')).toEqual([])
})

test('samples are deleted with their pictures, and the editors’ content stays', async () => {
  const { store } = database
  await insertSampleContent(store, read)
  const own = { ...story, slug: 'own', position: 9, picture_key: second, image_alt: 'The same plate' }
  await store.db.insertInto('story').values(own).execute()
  await removeSampleContent(store)
  const rows = await store.db.selectFrom('story').select('slug').execute()
  expect(slugs(rows)).toEqual(['own'])
  expect(await findPictureFile(store, first ?? '', '480x300.webp')).toBeUndefined()
  expect(await findPictureFile(store, second ?? '', '480x300.webp')).toEqual(bytes)
})

test('a draft is neither listed nor found', async () => {
  const { store } = database
  await insertSampleContent(store, read)
  await store.db.updateTable('story').set({ status: 'draft' }).where('slug', '=', 'labs').execute()
  expect(slugs(await listStories(store, 'en'))).toEqual(['wards'])
  expect(await findStory(store, 'labs', 'en')).toBeUndefined()
  expect(await findStory(store, 'nowhere', 'en')).toBeUndefined()
})
