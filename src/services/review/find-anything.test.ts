import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { saveMessage } from '../../store/contact/message.ts'
import { changeOwnKeys, readOwnKeys } from '../staff/manage-own-account.ts'
import { countOpenFor } from './count-open.ts'
import { findAnything } from './find-anything.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function find(role: Role, search: string) {
  const answered = await findAnything(database.store, { role }, search)
  return answered.ok ? answered.value.found : []
}

test('42.7 the search finds people, hospitals, their matches and colleagues that the role may open', async () => {
  const { store } = database
  const { id, hospitalId } = await keepCollaboration(store, 'active', {
    hospital: { name: 'Zeytin Hastanesi' },
    expert: { name: 'Zélie', surname: 'Mbarga' },
  })
  await makeStaff(store, 'editor', 'Zelimir Kos')
  const kinds = async (role: Role, search: string) => (await find(role, search)).map(({ kind }) => kind)
  expect(await kinds('viewer', 'zelie mb')).toEqual(['expert', 'match'])
  expect(await kinds('administrator', 'zel')).toEqual(['expert', 'match', 'colleague'])
  expect(await kinds('editor', 'zel')).toEqual([])
  const [hospital, match] = await find('coordinator', 'zeytin')
  expect(hospital?.path).toBe(`/admin/applications/hospitals/${hospitalId}`)
  expect(match?.path).toBe(`/admin/matches/${id}`)
  expect(hospital?.note).toMatch(/^H-\d{5} · /)
  const [byReference] = await find('coordinator', hospital?.note.slice(0, 7) ?? '')
  expect(byReference?.title).toBe('Zeytin Hastanesi')
})

test('42.8 each section has a count of its open tasks, for roles that may open it', async () => {
  const { store } = database
  await keepCollaboration(store, 'selected')
  expect(await countOpenFor(store, { role: 'coordinator' })).toEqual({
    experts: 0,
    hospitals: 0,
    trainers: 0,
    matches: 1,
    inbox: 0,
    outbox: 0,
  })
  expect(await countOpenFor(store, { role: 'editor' })).toEqual({ content: 0 })
})

test('42.11 shortcut keys are personal and unique, and a change leaves an audit entry', async () => {
  const { store } = database
  const staff = await makeStaff(store, 'viewer')
  expect(await readOwnKeys(store, staff)).toEqual({ on: true, keys: {} })
  const refused = await changeOwnKeys(store, staff, {
    on: true,
    keys: { next: 'k', search: ' ', help: 'ab' },
  })
  expect(refused).toMatchObject({ refusal: { errors: { next: 'repeated', help: 'invalid_text' } } })
  const changed = await changeOwnKeys(store, staff, { on: false, keys: { next: 'S', previous: '' } })
  expect(changed).toMatchObject({ ok: true })
  expect(await readOwnKeys(store, staff)).toEqual({ on: false, keys: { next: 's' } })
  const entries = await store.db
    .selectFrom('audit')
    .select('staff_id')
    .where('action', '=', 'own_keys_changed')
    .execute()
  expect(entries).toEqual([{ staff_id: staff.id }])
})

test('42.7 messages and content are found as far as the role may open them', async () => {
  const { store } = database
  await saveMessage(store, {
    locale: 'en',
    answers: { name: 'Quinta Reyes', email: 'quinta@hospital.example', message: 'Hello' },
  })
  await store.db
    .insertInto('story')
    .values({
      slug: 'quinta',
      title: 'Quinta’s ward',
      synopsis: 'S',
      country_region: 'Peru',
      content: '',
      position: 1,
    })
    .execute()
  const kinds = async (role: Role) => (await find(role, 'quinta')).map(({ kind }) => kind)
  expect(await kinds('viewer')).toEqual(['message'])
  expect(await kinds('editor')).toEqual(['story'])
  expect(await kinds('administrator')).toEqual(['message', 'story'])
})
