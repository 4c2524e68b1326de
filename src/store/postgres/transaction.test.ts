import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { saveSetUpLink } from '../staff/first-administrator.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const link = { tokenDigest: Buffer.from('digest'), expiresAt: new Date(Date.now() + 60_000) }
const links = () => database.store.db.selectFrom('set_up_link').select('token_digest').execute()

test('what was written before a refusal is taken back, and the refusal is the outcome', async () => {
  const refusal = refuse('email_taken', { errors: { email: 'repeated' } })
  const outcome = await transaction(database.store, async ({ db }) => {
    await saveSetUpLink({ ...database.store, db }, link)
    return refusal
  })
  expect(outcome).toEqual(refusal)
  expect(await links()).toEqual([])
})

test('what was written before an exception is taken back, and the exception goes on', async () => {
  const act = transaction(database.store, async ({ db }) => {
    await saveSetUpLink({ ...database.store, db }, link)
    throw new Error('a bug')
  })
  await expect(act).rejects.toThrow('a bug')
  expect(await links()).toEqual([])
})

test('what was done is kept', async () => {
  const outcome = await transaction(database.store, async ({ db }) => {
    await saveSetUpLink({ ...database.store, db }, link)
    return done('kept')
  })
  expect(outcome).toEqual(done('kept'))
  expect(await links()).toHaveLength(1)
})
