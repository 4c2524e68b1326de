import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())

test('43.11 the choice is kept under ‘Your account’, with an entry in the audit', async () => {
  const { browser, id } = await office.signedInAs('coordinator')
  const chosen = (html: string) =>
    [...html.matchAll(/<option value="(\w+)" selected=""/g)].map(([, one]) => one)
  expect(chosen((await browser.open(paths.adminAccount())).html)).toEqual(
    expect.arrayContaining(['at_once', 'daily']),
  )
  const posted = await browser.post(paths.adminAccount(), {
    _action: 'notices',
    own: 'daily',
    others: 'never',
  })
  expect(posted).toMatchObject({ status: 303, location: `${paths.adminAccount()}?done=notices` })
  const { html } = await browser.open(posted.location ?? '')
  expect(html).toContain('Your choice is saved')
  expect(chosen(html)).toEqual(expect.arrayContaining(['daily', 'never']))
  const audited = office.store.db.selectFrom('audit').select(['staff_id', 'after'])
  expect(await audited.where('action', '=', 'own_notices_changed').execute()).toEqual([
    { staff_id: id, after: { own: 'daily', others: 'never' } },
  ])
})

test('43.11 editors, who do not work with applications, are not asked', async () => {
  const { browser } = await office.signedInAs('editor')
  expect((await browser.open(paths.adminAccount())).html).not.toContain('notices-own')
})
