import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { scale } from '../../domain/matching/scale.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { changeWeights, restoreWeights } from '../matching/change-weights.ts'
import { assignApplication, noteOnApplication, tagApplication } from './mark-application.ts'
import { readApplication } from './read-application.ts'

let database: TestDatabase
let store: Store
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
})
afterAll(() => database.drop())

async function read(id: string) {
  const outcome = await readApplication(store, id)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

const entriesOf = (id: string) =>
  store.db
    .selectFrom('audit')
    .select(['action', 'fields', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('an application is read with the labels of its form, its files and its moves', async () => {
  const { id, resume, endorsement } = await keepExpert(store)
  const application = await read(id)
  expect(application).toMatchObject({
    kind: 'expert',
    status: 'submitted',
    version: 1,
    assignee: null,
    tags: [],
  })
  expect(application.answers).toContainEqual({
    name: 'job_title',
    label: expect.stringMatching(/job title/i),
    text: 'Pharmacist',
  })
  expect(application.answers).toContainEqual(
    expect.objectContaining({ name: 'specialty_ids', text: 'Clinical pharmacy' }),
  )
  expect(application.files.map(({ field, href }) => [field, href])).toEqual([
    ['endorsement', `/api/admin/files/${endorsement}`],
    ['resume', `/api/admin/files/${resume}`],
  ])
  expect(application.allowed_moves).toEqual(['in_review', 'declined', 'withdrawn'])
  expect(await readApplication(store, randomUUID())).toMatchObject({ refusal: { code: 'not_found' } })
})

test('20.26 a request is read with the changes of its weights, the oldest first', async () => {
  const { id } = await keepRequest(store, 'eligible')
  const own = { ...scale.maximum, fields: 40, languages: 10 }
  await changeWeights(store, staff, id, own)
  await restoreWeights(store, staff, id)
  const [usual, changed] = ['Fields 30, Languages 20', 'Fields 40, Languages 10'].map((start) =>
    expect.stringMatching(start),
  )
  const staff_name = staff.name
  expect((await read(id)).weight_changes).toMatchObject([
    { staff_name, before: usual, after: changed },
    { staff_name, before: changed, after: usual },
  ])
  expect((await read((await keepExpert(store)).id)).weight_changes).toEqual([])
})

describe('a duplicate', () => {
  test('has the same e-mail address, or the same name in the same country, ignoring accents', async () => {
    const { id } = await keepExpert(store, { name: 'José', surname: 'Peña', country: 'Peru' })
    const twin = await keepExpert(store, { name: 'JOSE', surname: 'Pena', country: 'Peru' })
    await keepExpert(store, { name: 'José', surname: 'Peña', country: 'Chile' })
    expect((await read(id)).duplicates).toEqual([
      expect.objectContaining({ id: twin.id, same_address: false, reference: expect.stringMatching(/^E-/) }),
    ])

    const { id: declined, email } = await keepExpert(store, { surname: 'First' })
    await store.db.updateTable('application').set({ status: 'declined' }).where('id', '=', declined).execute()
    const again = await keepExpert(store, { surname: 'Second', email: email.toUpperCase() })
    expect((await read(declined)).duplicates).toMatchObject([{ id: again.id, same_address: true }])
  })

  test('has the same kind', async () => {
    const { id, email } = await keepExpert(store, { surname: 'Alone' })
    await store.db
      .insertInto('application')
      .values({ kind: 'trainer', answers: { name: 'Ama', surname: 'Alone', country_origin: 'Ghana', email } })
      .execute()
    expect((await read(id)).duplicates).toEqual([])
  })
})

describe('what staff add to an application', () => {
  test('is a note with its author, in the audit without its text', async () => {
    const { id } = await keepExpert(store)
    await noteOnApplication(store, staff, { id, text: 'Rang twice.' })
    await noteOnApplication(store, staff, { id, text: 'Reached.' })
    expect((await read(id)).notes).toMatchObject([
      { staff_name: staff.name, text: 'Rang twice.', written_at: expect.any(String) },
      { staff_name: staff.name, text: 'Reached.' },
    ])
    expect(await entriesOf(id)).toEqual(
      Array(2).fill({ action: 'application_noted', fields: ['notes'], before: null, after: null }),
    )
  })

  test('is an assignee, who must be an enabled reviewer', async () => {
    const { id } = await keepExpert(store)
    const other = await makeStaff(store, 'coordinator', 'Olu')
    await assignApplication(store, staff, { id, assignee: other.id })
    await assignApplication(store, staff, { id, assignee: other.id })
    expect((await read(id)).assignee).toEqual({ id: other.id, name: 'Olu' })
    await assignApplication(store, staff, { id, assignee: null })
    expect((await read(id)).assignee).toBe(null)
    expect(await entriesOf(id)).toMatchObject([
      { action: 'application_assigned', before: { assignee: null }, after: { assignee: other.id } },
      { action: 'application_assigned', before: { assignee: other.id }, after: { assignee: null } },
    ])
    const viewer = await makeStaff(store, 'viewer')
    const { db } = store
    await db.updateTable('staff_user').set({ disabled_at: new Date() }).where('id', '=', other.id).execute()
    for (const assignee of [randomUUID(), viewer.id, other.id]) {
      expect(await assignApplication(store, staff, { id, assignee })).toMatchObject({
        refusal: { code: 'invalid_answers', errors: { assignee: 'invalid_choice' } },
      })
    }
    expect((await read(id)).assignee).toBe(null)
  })

  test('is a set of tags, in the audit without their text', async () => {
    const { id } = await keepExpert(store)
    await tagApplication(store, staff, { id, tags: ['follow-up', 'urgent'] })
    await tagApplication(store, staff, { id, tags: ['follow-up', 'urgent'] })
    expect((await read(id)).tags).toEqual(['follow-up', 'urgent'])
    expect(await entriesOf(id)).toEqual([
      { action: 'application_tagged', fields: ['tags'], before: null, after: null },
    ])
  })

  test('is refused if the application does not exist', async () => {
    const id = randomUUID()
    const gone = { refusal: { code: 'not_found' } }
    expect(await noteOnApplication(store, staff, { id, text: 'Hello' })).toMatchObject(gone)
    expect(await assignApplication(store, staff, { id, assignee: staff.id })).toMatchObject(gone)
    expect(await tagApplication(store, staff, { id, tags: [] })).toMatchObject(gone)
  })

  test('is erased with the application', async () => {
    const { id } = await keepExpert(store)
    await noteOnApplication(store, staff, { id, text: 'Erase me' })
    await eraseApplication(store, id)
    const left = await store.db.selectFrom('note').select('id').where('application_id', '=', id).execute()
    expect(left).toEqual([])
  })
})
