import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { inviteStaff, mailPasswordLink } from './mail-staff-link.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

test.each([
  ['disabled', { disabled_at: new Date() }],
  ['demoted', { role: 'coordinator' as const }],
])('10.10 an administrator who has been %s in the meantime can send no links', async (_, change) => {
  const { store } = database
  const sender = await makeStaff(store, 'administrator')
  const colleague = await makeStaff(store, 'viewer')
  await store.db.updateTable('staff_user').set(change).where('id', '=', sender.id).execute()
  const invited = { email: 'new@aster.example', role: 'administrator', locale: 'en' } as const
  expect((await inviteStaff(store, sender, invited)).ok).toBe(false)
  expect((await mailPasswordLink(store, sender, colleague.id, 'en')).ok).toBe(false)
  expect(await store.db.selectFrom('staff_link').selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('mail').select('id').execute()).toEqual([])
})
