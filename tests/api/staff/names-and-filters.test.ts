import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('40.88 staff correct their own name, with an entry in the audit; a wrong one comes back with its message', async () => {
  const { browser, id } = await office.signedInAs('viewer')
  const page = paths.adminAccount()
  const { name: before } = await office.store.db
    .selectFrom('staff_user')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const refused = await browser.post(page, { _action: 'name', name: ' ' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('href="#name"')
  const saved = await browser.post(page, { _action: 'name', name: '  Ama   Owusu-Mensah ' })
  expect(saved.location).toBe(`${page}?done=name`)
  expect((await browser.open(`${page}?done=name`)).html).toContain('Your name is saved')
  expect((await browser.open(page)).html).toContain('value="Ama Owusu-Mensah"')
  const entries = await office.store.db
    .selectFrom('audit')
    .select(['staff_name', 'before', 'after'])
    .where('action', '=', 'own_name_changed')
    .where('subject_id', '=', id)
    .execute()
  const after = { name: 'Ama Owusu-Mensah' }
  expect(entries).toEqual([{ staff_name: after.name, before: { name: before }, after }])
})

test('40.87 the people who work here are filtered by name, email and role', async () => {
  const { browser } = await office.signedInAs('administrator')
  const { id } = await office.signedInAs('editor')
  await office.store.db
    .updateTable('staff_user')
    .set({ name: 'Zoë Adjei', email: 'zoe@aster.example' })
    .where('id', '=', id)
    .execute()
  const rows = async (query: string) => {
    const { html } = await browser.open(`${paths.adminUsers()}?${query}`)
    expect(html).toContain('data-instant')
    return [...html.matchAll(/\/admin\/users\/([\w-]{36})"/g)].map(([, each]) => each)
  }
  expect(await rows('')).toContain(id)
  expect((await rows('')).length).toBeGreaterThan(1)
  expect(await rows('search=ZOE+adjei')).toEqual([id])
  expect(await rows('search=zoe%40aster')).toEqual([id])
  expect(await rows('role=editor')).toEqual([id])
  expect(await rows('role=viewer&search=zoe')).toEqual([])
  expect((await browser.open(`${paths.adminUsers()}?search=nobody`)).html).toContain('Nobody found')
})

test('40.87 the period of Insight follows its days, with a button only without a script', async () => {
  const { browser } = await office.signedInAs('viewer')
  const { html } = await browser.open(paths.adminInsight())
  expect(html).toMatch(/<form[^>]*data-instant/)
  expect(html).toMatch(/<script[^>]*filtering/)
})
