import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { translatedLocales } from '../../domain/messages/translation.ts'
import { listStories } from '../../store/content/published-content.ts'
import { readMembers, readPartners } from './read-members.ts'
import { readHome, readNews, readProfiles } from './read-published.ts'
import { seedSampleContent } from './seed-sample-content.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('instances that start together on an empty database add the samples once', async () => {
  const seeded = await Promise.all([1, 2, 3].map(() => seedSampleContent(database.store)))
  expect(seeded.filter(Boolean)).toHaveLength(1)
})

test('the samples have pictures with alt texts, and all are marked as samples', async () => {
  const { store } = database
  const [stories, news, { experts, trainers }] = await Promise.all([
    listStories(store, 'en'),
    readNews(store, 'en'),
    readProfiles(store, 'en'),
  ])
  expect([stories.length, news.length, experts.length, trainers.length]).toEqual([4, 4, 4, 2])
  expect([...stories, ...news, ...experts, ...trainers].every(({ is_sample }) => is_sample)).toBe(true)
  for (const { picture } of stories)
    expect(picture).toMatchObject({ width: 1440, height: 900, alt: expect.stringMatching(/^Drawing: /) })
  for (const { picture } of [...experts, ...trainers])
    expect(picture).toMatchObject({ width: 480, height: 480 })
  expect(experts[0]).toMatchObject({ slug: 'larkspur', role: 'Clinical microbiologist' })
  expect(experts[0]?.biography).toMatch(/^<p>Nomvula Larkspur has led/)
})

test('the home page shows the first three of each kind, and the latest three news', async () => {
  const { experts, stories, news } = await readHome(database.store, 'en')
  expect(experts.map(({ slug }) => slug)).toEqual(['larkspur', 'hawthorn', 'jasmin'])
  expect(stories).toHaveLength(3)
  expect(news.map(({ published_on }) => published_on)).toEqual(['2026-04-20', '2026-03-02', '2026-02-02'])
})

test.each(translatedLocales)(
  '34.10 the samples are there in %s, published, and marked as samples',
  async (locale) => {
    const { store } = database
    const [stories, news, { experts, trainers }, members, partners] = await Promise.all([
      listStories(store, locale),
      readNews(store, locale),
      readProfiles(store, locale),
      readMembers(store, locale),
      readPartners(store, locale),
    ])
    expect([members.length, partners.length]).toEqual([3, 2])
    const all = [...stories, ...news, ...experts, ...trainers, ...members, ...partners]
    expect(all.map(({ lang }) => lang)).toEqual(all.map(() => locale))
    expect(all.every(({ is_sample }) => is_sample)).toBe(true)
    for (const { picture } of [...stories, ...experts]) expect(picture).not.toHaveProperty('lang')
  },
)

test('removed samples are not added again at the next start', async () => {
  const { store } = database
  await store.db.deleteFrom('story').execute()
  await store.db.deleteFrom('news_item').execute()
  for (const table of ['profile', 'member', 'partner'] as const) await store.db.deleteFrom(table).execute()
  expect(await seedSampleContent(store)).toBe(false)
  expect(await store.db.selectFrom('content_translation').select('id').execute()).toEqual([])
  expect(await listStories(store, 'en')).toEqual([])
})
