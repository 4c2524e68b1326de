import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { readStory } from './read-published.ts'
import { saveContent } from './save-content.ts'
import { saveTranslation } from './translate-content.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'editor')
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['story', 'profile'] as const) await database.store.db.deleteFrom(table).execute()
})

const story = { title: 'A ward', synopsis: 'Short', country_region: 'Ghana', content: 'One word.' }
const facts = {
  country: 'Ghana',
  hospital: 'St Calla',
  support: 'onlineOnly',
  period: 'A year',
  outcomes_title: 'After a year',
  outcomes: '12% to 71% | Reviewed in time',
  outcomes_note: 'On two wards.',
  timeline: '2025-03 | Request\n2026-01 | Report',
}

const save = (answers: object) => saveContent(database.store, 'story', { answers }, staff)

async function publish(answers: object): Promise<string> {
  const saved = await save(answers)
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal))
  await publishContent(database.store, 'story', saved.value.id, staff)
  return saved.value.id
}

async function read(slug: string, locale: 'en' | 'fr' = 'en') {
  const found = await readStory(database.store, slug, locale)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}

async function introduce(name: string) {
  const answers = {
    name,
    kind: 'expert',
    role: 'Pharmacist',
    country: 'Jordan',
    quote: 'So.',
    biography: 'B.',
  }
  const sent = { answers: { ...answers, consent_note: 'By email' } }
  const saved = await saveContent(database.store, 'profile', sent, staff)
  return saved.ok ? saved.value.id : ''
}

test('48.9 the facts of a story are optional, and stored as typed', async () => {
  await publish(story)
  expect((await read('a-ward')).story).toMatchObject({ country: '', hospital: '', timeline: '', english: [] })
  await publish({ ...story, ...facts, title: 'Another' })
  expect((await read('another')).story).toMatchObject(facts)
})

test('48.10 invalid figures and dates are refused at their field', async () => {
  const refused = await save({ ...story, outcomes: '71%', timeline: 'In June | A visit' })
  expect(refused).toMatchObject({
    refusal: { errors: { outcomes: 'invalid_text', timeline: 'invalid_text' } },
  })
})

test('48.11 an expert is named by a profile, and shown while that is published', async () => {
  expect(await save({ ...story, expert: 'nobody' })).toMatchObject({
    refusal: { errors: { expert: 'invalid_choice' } },
  })
  expect(await save({ ...story, expert: '.*' })).toMatchObject({ ok: false })
  const id = await introduce('Samira Jasmin')
  await publish({ ...story, expert: 'samira-jasmin' })
  expect((await read('a-ward')).expert).toBeUndefined()
  await publishContent(database.store, 'profile', id, staff)
  expect((await read('a-ward')).expert).toMatchObject({ name: 'Samira Jasmin', role: 'Pharmacist' })
  await unpublishContent(database.store, 'profile', id, staff)
  expect((await read('a-ward')).expert).toBeUndefined()
})

test('48.12 related stories are of the same expert, country or region first', async () => {
  await introduce('Samira Jasmin')
  const titled = (title: string, more: object) => publish({ ...story, title, ...more })
  await titled('First', { country: 'Ghana', expert: 'samira-jasmin' })
  await titled('Far', { country: 'Peru' })
  await titled('Region', { country: 'Kenya' })
  await titled('Country', { country: 'Ghana' })
  await titled('Expert', { country: 'Peru', expert: 'samira-jasmin' })
  const { others } = await read('first')
  expect(others.map(({ title }) => title)).toEqual(['Expert', 'Country', 'Region'])
})

test('48.13 a translation without a fact shows the English one, which is named', async () => {
  const id = await publish({ ...story, ...facts })
  const answers = { title: 'Un service', synopsis: 'Bref', country_region: 'Ghana', content: 'Un mot.' }
  const french = { ...answers, timeline: '2025-03 | Demande', hospital: 'St Calla', period: 'Un an' }
  const which = { kind: 'story', id, locale: 'fr' } as const
  await saveTranslation(database.store, which, { version: 0, answers: french, of: 1, publishes: true }, staff)
  expect((await read('a-ward', 'fr')).story).toMatchObject({
    lang: 'fr',
    timeline: '2025-03 | Demande',
    outcomes: facts.outcomes,
    english: ['outcomes_title', 'outcomes', 'outcomes_note'],
  })
})
