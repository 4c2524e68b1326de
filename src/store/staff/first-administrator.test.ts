import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { createFirstAdministrator, findSetUpLink, saveSetUpLink } from './first-administrator.ts'
import { countStaff } from './staff-members.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const digest = (token: string) => createHash('sha256').update(token).digest()
const tomorrow = () => new Date(Date.now() + 86_400_000)
const ada = { name: 'Ada', email: 'ada@example.org', passwordHash: 'a hash' }
const keep = (token: string, expiresAt = tomorrow()) =>
  saveSetUpLink(database.store, { tokenDigest: digest(token), expiresAt })
const create = (token: string) =>
  createFirstAdministrator(database.store, { ...ada, tokenDigest: digest(token) })
const isOpen = (token: string) => findSetUpLink(database.store, digest(token))
const linkUsed = { ok: false, refusal: { code: 'link_used' } }

test('the set-up link creates one administrator, who can sign in with a password', async () => {
  await keep('secret')
  expect(await isOpen('secret')).toBe(true)
  const created = await create('secret')
  if (!created.ok) throw new Error('refused')
  const row = await database.store.db
    .selectFrom('staff_user as person')
    .innerJoin('staff_account as account', 'account.user_id', 'person.id')
    .select(['person.id', 'person.role', 'account.provider_id', 'account.password'])
    .executeTakeFirst()
  expect(row).toEqual({
    id: created.value.id,
    role: 'administrator',
    provider_id: 'credential',
    password: ada.passwordHash,
  })
  expect(await create('secret')).toEqual(linkUsed)
  expect(await isOpen('secret')).toBe(false)
  expect(await countStaff(database.store)).toBe(1)
})

test('of two links used concurrently one wins', async () => {
  await keep('one')
  await keep('two')
  const outcomes = await Promise.all([create('one'), create('two'), create('one')])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await countStaff(database.store)).toBe(1)
})

test('an unknown or expired link does not create an administrator', async () => {
  await keep('late', new Date(Date.now() - 1000))
  expect(await create('late')).toEqual(linkUsed)
  expect(await create('guessed')).toEqual(linkUsed)
  expect(await isOpen('late')).toBe(false)
  expect(await isOpen('guessed')).toBe(false)
  expect(await countStaff(database.store)).toBe(0)
})

test('expired links are deleted when a new one is stored', async () => {
  await keep('late', new Date(Date.now() - 1000))
  await keep('new')
  const links = await database.store.db.selectFrom('set_up_link').select('token_digest').execute()
  expect(links).toEqual([{ token_digest: digest('new') }])
})
