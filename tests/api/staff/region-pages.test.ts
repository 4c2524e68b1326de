import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { findRegions, saveRegions } from '../../../src/store/staff/staff-regions.ts'
import { keepRegional } from '../../harness/staff/regional-records.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('41.71 A page about something in another region is not found, to read or to act; others open it', async () => {
  const { store } = office
  const poland = await keepRegional(store, 'Poland')
  const african = await office.signedInAs('coordinator')
  await saveRegions(store, african.id, [1])
  const { browser: unlimited } = await office.signedInAs('coordinator')
  const pages = [
    paths.adminHospital(poland.hospital),
    paths.adminTrainer(poland.trainer),
    paths.adminWorkspace(poland.hospital),
    paths.adminMatch(poland.match),
    paths.adminMail(poland.mail),
  ]
  for (const page of pages) {
    expect([page, (await african.browser.open(page)).status]).toEqual([page, 404])
    expect([page, (await unlimited.open(page)).status]).toEqual([page, 200])
  }
  const noted = await african.browser.post(paths.adminMatch(poland.match), { _action: 'note', note: 'Seen' })
  expect(noted.status).toBe(404)
  expect((await african.browser.open(paths.adminExpert(poland.expert))).status).toBe(200)
})

test('41.79 The regions are chosen and explained in an invitation and on the page of a colleague', async () => {
  const { store } = office
  const { browser } = await office.signedInAs('administrator')
  const colleague = await office.signedInAs('coordinator')
  const page = paths.adminUser(colleague.id)
  for (const each of [paths.adminUsers(), page])
    expect((await browser.open(each)).html).toContain('Without a choice they work with all regions.')
  const chosen = new URLSearchParams([
    ['_action', 'regions'],
    ['regions', '3'],
    ['regions', '1'],
    ['regions', '9'],
  ])
  const saved = await browser.post(page, chosen)
  expect(saved.html).toContain('The regions are saved')
  expect(saved.html).toMatch(/name="regions"[^>]*checked[^>]*value="1"|value="1"[^>]*checked/)
  expect(await findRegions(store, colleague.id, 'coordinator')).toEqual([1, 3])
  expect((await browser.open(paths.adminUsers())).html).toContain('(Africa, Europe)')
  await browser.post(page, { _action: 'regions' })
  expect(await findRegions(store, colleague.id, 'coordinator')).toEqual([])
})

test('41.79 Whoever accepts an invitation with regions is limited from the start', async () => {
  const { store } = office
  const { browser } = await office.signedInAs('administrator')
  const email = 'regional@aster.example'
  await browser.post(paths.adminUsers(), { email, role: 'viewer', regions: '4' })
  await browser.post(paths.adminUsers(), { _action: 'again', email })
  const link = new URL(await office.linkMailedTo(email), office.url)
  const token = link.searchParams.get('token') ?? ''
  const words = { token, name: 'Ama', password: 'otter lantern gravel quince' }
  expect((await office.newBrowser().post(paths.loginLink(), words)).status).toBe(201)
  const { id } = await store.db
    .selectFrom('staff_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(await findRegions(store, id, 'viewer')).toEqual([4])
})
