import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { mostTags } from '../../domain/review/typed-tags.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { tagApplication } from './mark-application.ts'
import { assignApplications, tagApplications } from './mark-applications.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator')
})
afterAll(() => database.drop())

const readRow = (id: string) =>
  database.store.db
    .selectFrom('application')
    .select(['assignee_id', 'tags'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const actionsOn = async (id: string) =>
  (await database.store.db.selectFrom('audit').select('action').where('subject_id', '=', id).execute()).map(
    ({ action }) => action,
  )

test('40.42 several applications are assigned at once; missing ones are named, and each change is in the audit', async () => {
  const { store } = database
  const [one, other, gone] = [(await keepExpert(store)).id, (await keepExpert(store)).id, randomUUID()]
  const ids = [one, gone, other, one]
  expect(await assignApplications(store, staff, { ids, assignee: staff.id })).toEqual({
    ok: true,
    value: {
      done: [one, other],
      refused: [{ id: gone, code: 'not_found' }],
      undo: [{ ids: [one, other], assignee: null, from: staff.id }],
    },
  })
  for (const id of [one, other]) {
    expect(await readRow(id)).toMatchObject({ assignee_id: staff.id })
    expect(await actionsOn(id)).toEqual(['application_assigned'])
  }
  const viewer = await makeStaff(store, 'viewer')
  expect(await assignApplications(store, staff, { ids, assignee: viewer.id })).toMatchObject({
    refusal: { code: 'invalid_answers', errors: { assignee: 'invalid_choice' } },
  })
  expect(await readRow(one)).toMatchObject({ assignee_id: staff.id })
})

test('40.42 tags are added to several and removed; other tags stay, and a full set is refused by name', async () => {
  const { store } = database
  const [one, full] = [(await keepExpert(store)).id, (await keepExpert(store)).id]
  const many = Array.from({ length: mostTags }, (_, at) => `tag-${String(at).padStart(2, '0')}`)
  await tagApplication(store, staff, { id: one, tags: ['later', 'stays'] })
  await tagApplication(store, staff, { id: full, tags: many })
  const order = { ids: [one, full], add: ['urgent'], remove: ['later'] }
  expect(await tagApplications(store, staff, order)).toEqual({
    ok: true,
    value: {
      done: [one],
      refused: [{ id: full, code: 'too_many' }],
      undo: [{ ids: [one], add: ['later'], remove: ['urgent'] }],
    },
  })
  expect(await readRow(one)).toMatchObject({ tags: ['stays', 'urgent'] })
  expect(await readRow(full)).toMatchObject({ tags: many })
  expect(await actionsOn(full)).toEqual(['application_tagged'])
  expect(await tagApplications(store, staff, { ids: [one], add: [], remove: [] })).toMatchObject({
    refusal: { errors: { add: 'required' } },
  })
})

test('40.82 undoing an assignment restores each former assignee, except where a colleague has changed it since', async () => {
  const { store } = database
  const [one, other] = [(await keepExpert(store)).id, (await keepExpert(store)).id]
  const [nia, kofi] = [await makeStaff(store, 'coordinator'), await makeStaff(store, 'coordinator')]
  await assignApplications(store, staff, { ids: [one], assignee: kofi.id })
  const assigned = await assignApplications(store, staff, { ids: [one, other], assignee: nia.id })
  const orders = assigned.ok ? assigned.value.undo : []
  expect(orders).toHaveLength(2)
  await assignApplications(store, nia, { ids: [other], assignee: staff.id })
  const taken = await Promise.all(orders.map((order) => assignApplications(store, staff, order)))
  expect(taken.map((outcome) => outcome.ok && outcome.value.refused)).toEqual([
    [],
    [{ id: other, code: 'version_conflict' }],
  ])
  expect(await readRow(one)).toMatchObject({ assignee_id: kofi.id })
  expect(await readRow(other)).toMatchObject({ assignee_id: staff.id })
})

test('40.82 tags taken back give each its former tags', async () => {
  const { store } = database
  const [one, other] = [(await keepExpert(store)).id, (await keepExpert(store)).id]
  await tagApplication(store, staff, { id: one, tags: ['later', 'urgent'] })
  await tagApplication(store, staff, { id: other, tags: ['stays'] })
  const order = { ids: [one, other], add: ['urgent'], remove: ['later'] }
  const tagged = await tagApplications(store, staff, order)
  expect(await readRow(one)).toMatchObject({ tags: ['urgent'] })
  expect(await readRow(other)).toMatchObject({ tags: ['stays', 'urgent'] })
  for (const undo of tagged.ok ? tagged.value.undo : []) await tagApplications(store, staff, undo)
  expect(await readRow(one)).toMatchObject({ tags: ['later', 'urgent'] })
  expect(await readRow(other)).toMatchObject({ tags: ['stays'] })
})
