import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'
import { findPicture, findPictureFile, savePicture } from './pictures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const files = [{ name: '480x300.webp', bytes: Buffer.from('bytes') }]
const keep = (letter: string) =>
  savePicture(database.store, { key: letter.repeat(32), width: 480, height: 300, files })
const isThere = async (letter: string) => (await findPicture(database.store, letter.repeat(32))) !== undefined

test('an unused picture is deleted after a day; uploading it again restarts the day', async () => {
  const { db } = database.store
  const content = `<p><img src="/pictures/${'b'.repeat(32)}/480x300.webp" alt="A" /></p>`
  const story = { title: 'T', synopsis: 'S', country_region: 'G', position: 1 }
  for (const letter of ['a', 'b', 'c', 'd']) await keep(letter)
  await db
    .insertInto('story')
    .values([
      { ...story, slug: 'a', content: 'C', picture_key: 'a'.repeat(32), image_alt: 'A ward' },
      { ...story, slug: 'b', content },
    ])
    .execute()
  await forgetExpired(database.store)
  expect(await isThere('c')).toBe(true)

  await db.updateTable('picture').set({ created_at: sql`now() - interval '25 hours'` }).execute()
  await keep('d')
  await forgetExpired(database.store)
  const there = await Promise.all(['a', 'b', 'c', 'd'].map(isThere))
  expect(there).toEqual([true, true, false, true])
  expect(await findPictureFile(database.store, 'c'.repeat(32), '480x300.webp')).toBeUndefined()
})
