import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { messageStatuses } from '../../domain/contact/message-status.ts'
import { contentStatuses } from '../../domain/content/content-kinds.ts'
import type { DB } from '../generated/schema.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.store.db.insertInto('picture').values({ key, width: 480, height: 300 }).execute()
})
afterAll(() => database.drop())

const key = 'a'.repeat(32)
const story = {
  slug: 'wards',
  title: 'A ward',
  synopsis: 'S',
  country_region: 'Ghana',
  content: 'C',
  position: 1,
}
const newsItem = { slug: 'news', title: 'News', summary: 'S', content: 'C', published_on: '2026-01-01' }
const profile = {
  kind: 'expert',
  slug: 'ada',
  name: 'Ada',
  role: 'R',
  country: 'Ghana',
  quote: 'Q',
  biography: 'B',
  position: 1,
}

/** The constraint that refuses the row, or undefined; always rolled back. */
async function refusal(table: keyof DB, row: object): Promise<string | undefined> {
  const undo = new Error('taken')
  try {
    return await database.store.db.transaction().execute(async (trx) => {
      await trx
        .insertInto(table)
        .values(row as never)
        .execute()
      throw undo
    })
  } catch (error) {
    if (error === undo) return undefined
    return (error as { constraint?: string }).constraint ?? String(error)
  }
}

const statuses = [
  { table: 'story', row: { ...story, published_at: new Date() }, known: contentStatuses },
  { table: 'news_item', row: newsItem, known: contentStatuses },
  {
    table: 'profile',
    row: {
      ...profile,
      published_at: new Date(),
      consent_recorded_at: new Date(),
      consent_note: 'By mail',
      consent_recorded_by: 'Ines',
    },
    known: contentStatuses,
  },
  { table: 'contact_message', row: { answers: { email: 'ada@example.org' } }, known: messageStatuses },
] as const

test.each(statuses)('$table accepts exactly the statuses of the domain', async ({ table, row, known }) => {
  const all = new Set([...contentStatuses, ...messageStatuses, 'nonsense'])
  for (const status of all) {
    const expected = known.some((own) => own === status) ? undefined : `${table}_status`
    expect(await refusal(table, { ...row, status }), status).toBe(expected)
  }
})

test('a published story has a publication date', async () => {
  expect(await refusal('story', { ...story, status: 'published' })).toBe('story_published_at')
})

test('real people are shown only with their recorded consent', async () => {
  const published = { ...profile, status: 'published', published_at: new Date() }
  const noted = { ...published, consent_note: 'By mail', consent_recorded_by: 'Ines' }
  expect(await refusal('profile', published)).toBe('profile_consent')
  expect(await refusal('profile', noted)).toBe('profile_consent')
  expect(await refusal('profile', { ...noted, consent_recorded_at: new Date() })).toBeUndefined()
  expect(await refusal('profile', { ...published, is_sample: true })).toBeUndefined()
})

test('a picture has an alt text', async () => {
  const picture = { picture_key: key }
  expect(await refusal('story', { ...story, ...picture })).toBe('story_image_alt')
  expect(await refusal('story', { ...story, ...picture, image_alt: '' })).toBe('story_image_alt')
  expect(await refusal('profile', { ...profile, ...picture })).toBe('profile_image_alt')
  expect(await refusal('story', { ...story, ...picture, image_alt: 'A ward' })).toBeUndefined()
})

test.each(['Wards', 'the wards', 'wards-', '', 'wards/labs'])('%j is not a valid slug', async (slug) => {
  expect(await refusal('story', { ...story, slug })).toBe('slug_check')
})

test('staff have one of the four roles, and a unique e-mail address', async () => {
  const user = { name: 'Ada', email: 'ada@example.org' }
  const roles = ['administrator', 'coordinator', 'editor', 'viewer']
  for (const role of roles) expect(await refusal('staff_user', { ...user, role })).toBeUndefined()
  expect(await refusal('staff_user', { ...user, role: 'owner' })).toBe('staff_user_role')
  await database.store.db
    .insertInto('staff_user')
    .values({ ...user, role: 'viewer' })
    .execute()
  expect(await refusal('staff_user', { ...user, email: 'ADA@example.org', role: 'viewer' })).toBe(
    'staff_user_email_key',
  )
})
