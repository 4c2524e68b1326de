import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../../tests/harness/staff/staff.ts'
import type { PageText } from '../../../domain/content/pages/page-text.ts'
import type { Author } from '../../../domain/staff/audit.ts'
import type { WhichPage } from '../../../store/content/page-texts.ts'
import { deliveredPage } from './delivered-page.ts'
import { type PageOrder, writePage } from './write-page.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'editor')
})
afterAll(() => database.drop())
beforeEach(() => database.store.db.deleteFrom('page_text').execute())

const publish = (which: WhichPage, version: number, text: PageText, more: Partial<PageOrder> = {}) =>
  writePage(database.store, which, { version, text, publishes: true, confirms: [], ...more }, staff)

const refusedFor = (name: string) => ({
  ok: false,
  refusal: { code: 'invalid_answers', errors: { [name]: 'must_accept' } },
})
const fine = { ok: true }

const terms: WhichPage = { page: 'terms-trainers', locale: 'en' }

test('45.16 publishing changed English terms needs a confirmation, also when it is scheduled', async () => {
  const { text } = await deliveredPage('terms-trainers', 'en')
  const other = { ...text, lede: 'Please read them.' }
  expect(await publish(terms, 0, text), 'as delivered').toMatchObject(fine)
  expect(await publish(terms, 1, other)).toMatchObject(refusedFor('confirms_terms'))
  const plan = { publish_at: '2099-01-01T00:00:00.000Z', unpublish_at: '' }
  expect(await publish(terms, 1, other, { publishes: false, plan })).toMatchObject(
    refusedFor('confirms_terms'),
  )
  expect(await publish(terms, 1, other, { publishes: false }), 'saved alone').toMatchObject(fine)
  expect(await publish(terms, 2, other, { confirms: ['confirms_terms'] })).toMatchObject(fine)
  expect(await publish(terms, 3, other), 'the same again').toMatchObject(fine)
})

test('45.17 publishing a translation that is mostly English needs a confirmation', async () => {
  const french: WhichPage = { page: 'terms-trainers', locale: 'fr' }
  const { text: english } = await deliveredPage('terms-trainers', 'en')
  const { text: translated } = await deliveredPage('terms-trainers', 'fr')
  const titled = { ...english, title: 'Conditions' }
  expect(await publish(french, 0, titled)).toMatchObject(refusedFor('confirms_english'))
  expect(await publish(french, 0, titled, { confirms: ['confirms_english'] })).toMatchObject(fine)
  expect(await publish(french, 1, translated)).toMatchObject(fine)
})
