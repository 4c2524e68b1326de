import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { newView } from '../../domain/review/saved-view.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { changeView, listSavedViews, removeView, saveView } from './manage-saved-views.ts'

let database: TestDatabase
let nia: Staff
let kofi: Staff
let viewer: Staff
let administrator: Staff
beforeAll(async () => {
  database = await freshDatabase()
  const { store } = database
  nia = await makeStaff(store, 'coordinator', 'Nia')
  kofi = await makeStaff(store, 'coordinator', 'Kofi')
  viewer = await makeStaff(store, 'viewer', 'Vera')
  administrator = await makeStaff(store, 'administrator', 'Ada')
})
afterAll(() => database.drop())

const filter = {
  status: ['submitted'],
  region: ['1'],
  sort: 'family',
  columns: ['status'],
  density: 'compact',
}

async function save(staff: Staff, name: string, shared = false) {
  const view = v.parse(newView, { kind: 'expert', name, shared, filter })
  const outcome = await saveView(database.store, staff, view)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

async function namesFor(staff: Staff) {
  const outcome = await listSavedViews(database.store, staff, 'expert')
  return outcome.ok ? outcome.value.views.map(({ name }) => name) : []
}

test('40.40 a view keeps filter, order, columns and density; others see it once it is shared', async () => {
  const saved = await save(nia, 'Africa')
  expect(saved).toMatchObject({ owner: { name: 'Nia' }, filter })
  expect([await namesFor(nia), await namesFor(kofi)]).toEqual([['Africa'], []])
  const { name, filter: kept } = saved
  const shared = { id: saved.id, name, shared: true, filter: kept }
  expect(await changeView(database.store, kofi, shared)).toMatchObject({ refusal: { code: 'not_found' } })
  expect(await changeView(database.store, nia, shared)).toMatchObject({ ok: true })
  expect([await namesFor(kofi), await namesFor(viewer)]).toEqual([['Africa'], ['Africa']])
})

test('40.40 the name of a view is unique, and viewers cannot share views', async () => {
  await save(kofi, 'Twice')
  const again = (staff: Staff, shared: boolean) =>
    saveView(database.store, staff, v.parse(newView, { kind: 'expert', name: 'Twice', shared, filter }))
  expect(await again(kofi, false)).toMatchObject({ refusal: { errors: { name: 'repeated' } } })
  expect(await again(viewer, true)).toMatchObject({ refusal: { errors: { shared: 'invalid_choice' } } })
  expect(await again(viewer, false)).toMatchObject({ ok: true })
})

test('40.40 a view is removed by its owner, a shared one also by an administrator; the audit has it', async () => {
  const [own, shared] = [await save(nia, 'Own'), await save(nia, 'Shared', true)]
  const refused = { refusal: { code: 'not_found' } }
  expect(await removeView(database.store, kofi, shared.id)).toMatchObject(refused)
  expect(await removeView(database.store, administrator, own.id)).toMatchObject(refused)
  expect(await removeView(database.store, administrator, shared.id)).toMatchObject({ ok: true })
  expect(await removeView(database.store, nia, own.id)).toMatchObject({ ok: true })
  const entries = await database.store.db
    .selectFrom('audit')
    .select(['staff_name', 'words'])
    .where('action', '=', 'view_removed')
    .orderBy('id')
    .execute()
  expect(entries.map(({ staff_name }) => staff_name)).toEqual(['Ada', 'Nia'])
  expect(entries.some(({ words }) => words.includes('shared'))).toBe(false)
})
