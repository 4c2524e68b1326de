import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function withPasskey() {
  const staff = await office.signedInAs('coordinator')
  const { id: passkey } = await office.store.db
    .insertInto('staff_passkey')
    .values({
      user_id: staff.id,
      name: 'Office laptop',
      public_key: 'key',
      credential_id: staff.id,
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const remove = (password?: string, browser = staff.browser) =>
    browser.post(paths.adminPasskeys(), { id: passkey, ...(password !== undefined && { password }) })
  return { ...staff, passkey, remove }
}

const passkeysOf = (userId: string) =>
  office.store.db.selectFrom('staff_passkey').select('id').where('user_id', '=', userId).execute()

describe('10.12 a passkey', () => {
  test('10.12 is removed only with the password, not from an open session alone', async () => {
    const { id, email, passkey, remove } = await withPasskey()
    const elsewhere = office.newBrowser()
    await elsewhere.post(paths.login(), { email, password: passwordOfTests })
    for (const [password, why] of [
      [undefined, 'Please fill'],
      ['', 'Please fill'],
      ['not this one', 'This is not your password'],
    ] as const) {
      const refused = await remove(password)
      expect(refused.status).toBe(422)
      if (password) expect(refused.html).toContain(why)
      expect(refused.html).toContain(`href="#password-${passkey}"`)
      expect(refused.html).toMatch(/<details class="confirmed" open/)
      expect(await passkeysOf(id)).toHaveLength(1)
    }
    expect((await elsewhere.open(paths.admin())).status).toBe(200)
    expect((await remove(passwordOfTests)).location).toBe(paths.adminPasskeys())
    expect(await passkeysOf(id)).toEqual([])
    expect((await elsewhere.open(paths.admin())).status).toBe(303)
  })

  test('10.12 cannot be removed by another person with their own password', async () => {
    const { id, remove } = await withPasskey()
    const other = await office.signedInAs('administrator')
    await remove(passwordOfTests, other.browser)
    expect(await passkeysOf(id)).toHaveLength(1)
  })

  test('10.3 its removal is protected by the sign-in limit for passwords', async () => {
    const { id, remove } = await withPasskey()
    const guesses = await Promise.all(Array.from({ length: limits.signIn.most }, () => remove('a guess')))
    expect(guesses.map(({ status }) => status)).not.toContain(429)
    expect((await remove(passwordOfTests)).status).toBe(429)
    expect(await passkeysOf(id)).toHaveLength(1)
  })
})
