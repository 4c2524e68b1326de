import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { createFirstAdministrator, isSetUpLinkOpen, issueSetUpLink } from './create-first-administrator.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const person = {
  name: ' Ines \u00a0 Verbena ',
  email: 'Ines@aster.example',
  password: 'a long enough sentence',
}

test('an unknown link does not create an administrator', async () => {
  const refused = await createFirstAdministrator(database.store, 'guess', person)
  expect(refused).toEqual({ ok: false, refusal: { code: 'link_used' } })
  expect(await isSetUpLinkOpen(database.store, 'guess')).toBe(false)
})

test('errors are reported per field, and the link stays valid', async () => {
  const token = (await issueSetUpLink(database.store)) ?? ''
  const wrong = { name: ' ', email: 'nobody', password: 'short' }
  expect(await createFirstAdministrator(database.store, token, wrong)).toEqual({
    ok: false,
    refusal: {
      code: 'invalid_answers',
      errors: { name: 'required', email: 'invalid_email', password: 'too_short' },
    },
  })
  expect(await isSetUpLinkOpen(database.store, token)).toBe(true)
})

test('of many links used concurrently one creates the first administrator', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, () => issueSetUpLink(database.store)))
  const outcomes = await Promise.all(
    tokens.map((token, n) =>
      createFirstAdministrator(database.store, token ?? '', { ...person, email: `p${n}@aster.example` }),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const staff = await database.store.db.selectFrom('staff_user').select(['name', 'role']).execute()
  expect(staff).toEqual([{ name: 'Ines Verbena', role: 'administrator' }])
})

test('no links are issued once there is an administrator', async () => {
  expect(await issueSetUpLink(database.store)).toBeUndefined()
})
