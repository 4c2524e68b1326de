import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
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

test('a refusal rolls back the transaction and is its outcome', async () => {
  const refusal = refuse('email_taken', { errors: { email: 'repeated' } })
  const outcome = await transaction(database.store, async ({ db }) => {
    await saveSetUpLink({ ...database.store, db }, link)
    return refusal
  })
  expect(outcome).toEqual(refusal)
  expect(await links()).toEqual([])
})

test('an exception rolls back the transaction and is rethrown', async () => {
  const act = transaction(database.store, async ({ db }) => {
    await saveSetUpLink({ ...database.store, db }, link)
    throw new Error('a bug')
  })
  await expect(act).rejects.toThrow('a bug')
  expect(await links()).toEqual([])
})

test('a successful outcome is committed', async () => {
  const outcome = await transaction(database.store, async ({ db }) => {
    await saveSetUpLink({ ...database.store, db }, link)
    return done('kept')
  })
  expect(outcome).toEqual(done('kept'))
  expect(await links()).toHaveLength(1)
})
