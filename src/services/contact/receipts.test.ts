import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { freshPass } from '../../../tests/harness/protection/fresh-pass.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { receiveMessage } from './receive-message.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  for (const table of ['application', 'contact_message'] as const)
    await database.store.db.deleteFrom(table).execute()
})
afterAll(() => database.drop())

const stranger = 'stranger@hospital.example'

const write = (email = stranger) =>
  receiveMessage(database.store, {
    answers: { name: 'Ama', email, message: 'Hello' },
    locale: 'en',
    pass: freshPass(),
  })

function apply() {
  const answers = {
    name: 'Ama',
    surname: 'Owusu',
    email: stranger,
    phone_number: '+233 20 123 4567',
    country_origin: 'Ghana',
    field_of_expertise_ids: [1],
    language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
  }
  const sent = { answers, locale: 'en', pass: freshPass() } as const
  return submitApplication(database.store, 'trainer', sent, settingsOfTests.pins)
}

const mails = () => database.store.db.selectFrom('mail').select('recipient').execute()

async function countReceiptsAndNotices() {
  const all = await mails()
  const notices = all.filter(({ recipient }) => recipient === 'coordinator@aster.example').length
  return { receipts: all.length - notices, notices }
}

test('an address gets three receipts of messages an hour, however it is spelt', async () => {
  for (const email of [stranger, stranger, 'Stranger@Hospital.example', stranger])
    expect(await write(email)).toMatchObject({ ok: true })
  expect(await countReceiptsAndNotices()).toEqual({ receipts: 3, notices: 4 })
})

test('the receipt of an application, which contains the link, is exempt from this limit', async () => {
  for (let message = 0; message < 4; message++) await write()
  expect(await apply()).toMatchObject({ ok: true })
  expect(await countReceiptsAndNotices()).toEqual({ receipts: 4, notices: 5 })
})

test('the limit of one address does not affect others', async () => {
  for (let message = 0; message < 4; message++) await write()
  await write('ama@hospital.example')
  expect((await mails()).map(({ recipient }) => recipient)).toContain('ama@hospital.example')
})

test('after an hour an address gets receipts again', async () => {
  for (let message = 0; message < 3; message++) await write()
  await sql`UPDATE mail SET queued_at = now() - interval '61 minutes'`.execute(database.store.db)
  await write()
  expect(await countReceiptsAndNotices()).toEqual({ receipts: 4, notices: 4 })
})

test('notices to the coordinator have no limit', async () => {
  for (let message = 0; message < 6; message++) await write(`reader-${message}@hospital.example`)
  expect(await countReceiptsAndNotices()).toEqual({ receipts: 6, notices: 6 })
})
