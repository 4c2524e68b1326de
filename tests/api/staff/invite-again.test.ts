import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { roles } from '../../../src/domain/staff/roles.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const tokenOf = (link: string) => new URL(link, office.url).searchParams.get('token') ?? ''

test('41.30 each role is explained where it is given: in an invitation and to a colleague', async () => {
  const { browser, id } = await office.signedInAs('administrator')
  for (const page of [paths.adminUsers(), paths.adminUser(id)]) {
    const { html } = await browser.open(page)
    for (const role of roles) expect(html).toMatch(new RegExp(`type="radio"[^>]*value="${role}"`))
    expect(html).toContain('Sees no applications.')
    expect(html).toContain('Changes nothing.')
  }
})

test('41.31 an invitation is sent again with a new link and the same role; the former link ends', async () => {
  const { browser } = await office.signedInAs('administrator')
  const email = 'again@aster.example'
  await browser.post(paths.adminUsers(), { email, role: 'editor' })
  const first = tokenOf(await office.linkMailedTo(email))
  await office.store.db
    .updateTable('staff_link')
    .set({ expires_at: new Date(Date.now() + 3_600_000) })
    .where('email', '=', email)
    .execute()
  const other = await office.signedInAs('administrator')
  const sent = await other.browser.post(paths.adminUsers(), { _action: 'again', email })
  expect(sent.location).toBe(`${paths.adminUsers()}?done=sentAgain`)
  const second = tokenOf(await office.linkMailedTo(email))
  const guest = office.newBrowser()
  expect(second).not.toBe(first)
  expect((await guest.open(`${paths.loginLink()}?token=${first}`)).html).toContain('no longer works')
  expect((await guest.open(`${paths.loginLink()}?token=${second}`)).html).toContain('invited as Editor')
  const link = await office.store.db
    .selectFrom('staff_link')
    .select(['expires_at', 'sent_by'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(link.expires_at.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  expect(link.sent_by).toBe(other.id)
  const entries = await office.store.db
    .selectFrom('audit')
    .select(['staff_id', 'after'])
    .where('action', '=', 'staff_invited_again')
    .execute()
  expect(entries).toEqual([{ staff_id: other.id, after: { role: 'editor' } }])
})

test('41.31 an invitation that is withdrawn, used or unknown is not sent again', async () => {
  const { browser } = await office.signedInAs('administrator')
  const email = 'withdrawn@aster.example'
  await browser.post(paths.adminUsers(), { email, role: 'viewer' })
  await browser.post(paths.adminUsers(), { _action: 'withdraw', email })
  const before = await office.linkMailedTo(email)
  for (const whom of [email, 'nobody@aster.example']) {
    const refused = await browser.post(paths.adminUsers(), { _action: 'again', email: whom })
    expect(refused.location).toBe(`${paths.adminUsers()}?done=notSentAgain`)
  }
  expect(await office.linkMailedTo(email)).toBe(before)
})
