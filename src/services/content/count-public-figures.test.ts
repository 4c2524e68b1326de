import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { findPublicFigures } from '../../store/content/public-figures.ts'
import { countPublicFigures } from './count-public-figures.ts'
import { readPlaces } from './read-places.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

type Answers = Readonly<Record<string, unknown>>

const add = (kind: 'expert' | 'hospital', status: ApplicationStatus, rows: readonly Answers[]) =>
  database.store.db
    .insertInto('application')
    .values(
      rows.map((answers) => ({
        kind,
        status,
        answers: { email: `${randomUUID()}@who.example`, ...answers },
      })),
    )
    .execute()

const times = (count: number, answers: Answers) =>
  Array.from({ length: count }, (_, index) => ({ name: `Number ${index}`, ...answers }))

const english = [{ id: 1, value: 'English', proficiency: 'Basic' }]
const other = {
  language_proficiency: [...english, { id: 0, value: 'Other', proficiency: 'Native' }],
  language_proficiency_other: 'Português - Native',
}

const versionNow = async () =>
  (await database.store.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version

/** Counts as if the last count were long ago. */
const countNow = () => countPublicFigures(database.store, undefined, 0)

test('48.5 a registry without enough to show has no figures, and its content stays untouched', async () => {
  await add('expert', 'active', times(4, { country: 'Ghana', language_proficiency: english }))
  await countNow()
  expect(await findPublicFigures(database.store)).toBeUndefined()
  expect(await versionNow()).toBe('0')
})

test('48.5 counts hospitals that were found eligible, each once, and experts of the registry', async () => {
  await add('hospital', 'eligible', times(6, { country: 'Kenya' }))
  await add('hospital', 'completed', times(6, { country: 'Kenya' })) // the same hospitals
  for (const status of ['submitted', 'declined', 'withdrawn', 'no_match'] as const)
    await add('hospital', status, times(9, { country: 'Peru' }))
  await add('expert', 'paused', times(3, { country: 'Ghana', ...other }))
  await add('expert', 'active', times(2, { country: 'Germany', ...other }))
  await add('expert', 'declined', times(9, { country: 'Germany', language_proficiency: english }))
  await countNow()
  const figures = await findPublicFigures(database.store)
  expect(figures).toMatchObject({ hospitals: 5, experts: 5, countries: 0 })
  expect(figures?.regions.africa).toEqual({
    hospitals: 5,
    experts: 5,
    languages: [1],
    countries: [
      { country: 'Ghana', hospitals: 0, experts: 5 },
      { country: 'Kenya', hospitals: 5, experts: 0 },
    ],
  })
  expect(figures?.regions.europe).toEqual({ hospitals: 0, experts: 0, languages: [], countries: [] })
  expect(figures?.speakers).toMatchObject({ en: 5, pt: 5, fr: 0, id: 0 })
})

test('48.6 cached pages change with the figures, not with every count', async () => {
  const before = await versionNow()
  await add('hospital', 'active', [{ name: 'A seventh', country: 'Kenya' }])
  await countNow()
  expect(await versionNow()).toBe(before)
  await add('hospital', 'active', times(12, { country: 'Kenya' }))
  await countNow()
  expect(Number(await versionNow())).toBe(Number(before) + 1)
})

test('48.6 instances count together at most every five minutes', async () => {
  await add('hospital', 'active', times(30, { country: 'Kenya' }))
  const before = await versionNow()
  await Promise.all([1, 2, 3].map(() => countPublicFigures(database.store)))
  expect(await versionNow()).toBe(before)
  await Promise.all([1, 2, 3].map(countNow))
  expect(Number(await versionNow())).toBe(Number(before) + 1)
})

test('48.7 a region has its published stories, by the country that the editor chose', async () => {
  const story = (slug: string, country: string, status: 'draft' | 'published' = 'published') => ({
    ...{ slug, title: slug, synopsis: 'S', country_region: 'Somewhere', content: '<p>C</p>', position: 1 },
    ...{ country, status, published_at: new Date() },
  })
  await database.store.db
    .insertInto('story')
    .values([story('a', 'Kenya'), story('b', 'Indonesia'), story('c', ''), story('d', 'Ghana', 'draft')])
    .execute()
  const { stories } = await readPlaces(database.store, 'en')
  const slugs = Object.entries(stories).map(([region, own]) => [region, own.map(({ slug }) => slug)])
  expect(Object.fromEntries(slugs)).toEqual({ africa: ['a'], southEastAsia: ['b'] })
})
