import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const password = 'otter lantern gravel quince'
const tokenOf = (link: string) => new URL(link, office.url).searchParams.get('token') ?? ''

/** An administrator who has invited one person and mailed another a link for a new password. */
async function senderOf(invited: string) {
  const sender = await office.signedInAs('administrator')
  const colleague = await makeStaff(office.store, 'viewer')
  await sender.browser.post(paths.adminUsers(), { _action: 'invite', email: invited, role: 'administrator' })
  await sender.browser.post(paths.adminUser(colleague.id), { _action: 'passwordLink' })
  const invitation = tokenOf(await office.linkMailedTo(invited))
  const passwordLink = tokenOf(await office.linkMailedTo(colleague.email))
  return { ...sender, colleague, invitation, passwordLink }
}

const take = async (token: string) =>
  (await office.newBrowser().post(paths.loginLink(), { token, name: 'Mallory', password })).status
const worksHere = async (email: string) =>
  (await office.store.db.selectFrom('staff_user').select('id').where('email', '=', email).execute())
    .length === 1
const lastAudit = (action: 'staff_invitation_withdrawn' | 'password_link_withdrawn') =>
  office.store.db
    .selectFrom('audit')
    .select(['staff_id', 'subject_id', 'after'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('10.10 a link is valid only while its sender may send it', () => {
  test.each([
    ['disabled', { _action: 'disable' }],
    ['demoted', { _action: 'role', role: 'coordinator' }],
  ])('10.10 links of an administrator who is %s are withdrawn', async (how, change) => {
    const invited = `${how}@aster.example`
    const sender = await senderOf(invited)
    const other = await office.signedInAs('administrator')
    const before = await other.browser.open(paths.adminUser(sender.id))
    expect(before.html).toContain(invited)
    const changed = await other.browser.post(paths.adminUser(sender.id), change)
    expect([changed.status, changed.html.includes(invited)]).toEqual([200, true])
    expect((await other.browser.open(paths.adminUsers())).html).not.toContain(invited)
    expect([await take(sender.invitation), await take(sender.passwordLink)]).toEqual([410, 410])
    expect(await worksHere(invited)).toBe(false)
    expect(await lastAudit('staff_invitation_withdrawn')).toMatchObject({
      staff_id: other.id,
      after: { role: 'administrator' },
    })
    expect(await lastAudit('password_link_withdrawn')).toMatchObject({
      staff_id: other.id,
      subject_id: sender.colleague.id,
    })
  })

  test('10.10 withdrawn links stay withdrawn when the sender is enabled again', async () => {
    const sender = await senderOf('again@aster.example')
    const { browser } = await office.signedInAs('administrator')
    await browser.post(paths.adminUser(sender.id), { _action: 'disable' })
    await browser.post(paths.adminUser(sender.id), { _action: 'enable' })
    expect([await take(sender.invitation), await take(sender.passwordLink)]).toEqual([410, 410])
  })

  test.each([
    ['disabled', { disabled_at: new Date() }],
    ['demoted', { role: 'editor' as const }],
  ])('10.10 a link whose sender was %s directly in the database does not work', async (how, change) => {
    const invited = `behind-${how}@aster.example`
    const sender = await senderOf(invited)
    await office.store.db.updateTable('staff_user').set(change).where('id', '=', sender.id).execute()
    expect([await take(sender.invitation), await take(sender.passwordLink)]).toEqual([410, 410])
    expect(await worksHere(invited)).toBe(false)
  })

  test('10.10 links are deleted with the account of their sender', async () => {
    const sender = await senderOf('removed@aster.example')
    await office.store.db.deleteFrom('staff_user').where('id', '=', sender.id).execute()
    expect([await take(sender.invitation), await take(sender.passwordLink)]).toEqual([410, 410])
  })

  test('10.10 disabling the recipient voids a link, also after enabling them again', async () => {
    const { browser } = await office.signedInAs('administrator')
    const person = await makeStaff(office.store, 'viewer')
    await browser.post(paths.adminUser(person.id), { _action: 'passwordLink' })
    const token = tokenOf(await office.linkMailedTo(person.email))
    await browser.post(paths.adminUser(person.id), { _action: 'disable' })
    await browser.post(paths.adminUser(person.id), { _action: 'enable' })
    expect(await take(token)).toBe(410)
  })

  test('10.10 disabling the sender and accepting concurrently are serialised', async () => {
    for (let at = 0; at < 8; at++) {
      const invited = `race-${at}@aster.example`
      const sender = await senderOf(invited)
      const { browser } = await office.signedInAs('administrator')
      const [accepted, disabled] = await Promise.all([
        take(sender.invitation),
        browser.post(paths.adminUser(sender.id), { _action: 'disable' }),
      ])
      expect(disabled.status).toBe(200)
      expect([201, 410]).toContain(accepted)
      expect(await worksHere(invited)).toBe(accepted === 201)
      const order = await office.store.db
        .selectFrom('audit')
        .select('action')
        .where('action', 'in', ['staff_joined', 'staff_disabled'])
        .orderBy('id', 'desc')
        .limit(2)
        .execute()
      // Newest first: an invitation is never accepted after its sender is disabled.
      if (accepted === 201)
        expect(order.map(({ action }) => action)).toEqual(['staff_disabled', 'staff_joined'])
    }
  })

  test('10.10 a link sent again by another administrator is theirs', async () => {
    const sender = await senderOf('anew@aster.example')
    const other = await office.signedInAs('administrator')
    await other.browser.post(paths.adminUsers(), {
      _action: 'invite',
      email: 'anew@aster.example',
      role: 'viewer',
    })
    const token = tokenOf(await office.linkMailedTo('anew@aster.example'))
    await other.browser.post(paths.adminUser(sender.id), { _action: 'disable' })
    expect(await take(token)).toBe(201)
  })
})

test('the name of a colleague is kept with single spaces', async () => {
  const invited = 'spaced@aster.example'
  const { invitation: token } = await senderOf(invited)
  await office.newBrowser().post(paths.loginLink(), { token, name: '  Nana   Yaa  Addo ', password })
  const kept = office.store.db.selectFrom('staff_user').select('name').where('email', '=', invited)
  expect(await kept.executeTakeFirst()).toEqual({ name: 'Nana Yaa Addo' })
})
