import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { auditQuery, byStaff } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { readAudit } from './read-audit.ts'

let database: TestDatabase
let nia: Staff
let zoe: string
let reference: string
beforeAll(async () => {
  database = await freshDatabase()
  const { store } = database
  nia = await makeStaff(store, 'administrator', 'Nía Öztürk')
  zoe = (await keepExpert(store, { name: 'Zoë', surname: 'Müller' })).id
  await keepExpert(store, { name: 'Ama', surname: 'Mensah' })
  const { hospitalId, expertId, id: match } = await keepCollaboration(store, 'active')
  for (const id of [zoe, hospitalId, expertId]) await say(['application', id])
  await writeAudit(store, byStaff(nia), 'match_moved', ['match', match])
  await writeAudit(store, byStaff(nia), 'staff_disabled', ['staff', nia.id])
  await writeAudit(store, byStaff(nia), 'applications_exported', ['application_list'])
  reference = (await read({ about: 'zoe' })).entries[0]?.reference ?? ''

  function say(subject: readonly ['application', string]) {
    return writeAudit(store, byStaff(nia), 'application_noted', subject, { fields: ['notes'] })
  }
})
afterAll(() => database.drop())

async function read(query: Record<string, string>, staff = nia) {
  const outcome = await readAudit(database.store, staff, v.parse(auditQuery, query))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

test.each([
  ['a name without its accents', () => 'muller zoe', ['application_noted']],
  ['a reference', () => reference, ['application_noted']],
  ['an id', () => zoe, ['application_noted']],
  ['a hospital, with its matches', () => 'baobab', ['match_moved', 'application_noted']],
  ['a colleague', () => 'ozturk', ['staff_disabled']],
  ['nobody', () => 'qqqq', []],
])('40.3 the audit is searched by %s', async (_, about, actions) => {
  expect((await read({ about: about() })).entries.map(({ action }) => action)).toEqual(actions)
})

test('40.3 a search that matches too many people is refused, so that no entry is silently left out', async () => {
  await database.store.db
    .insertInto('application')
    .values(
      Array.from({ length: 201 }, (_, at) => ({
        kind: 'trainer',
        answers: { name: 'Xerxes', email: `${at}@example.org` },
      })),
    )
    .execute()
  const query = v.parse(auditQuery, { about: 'xerxes' })
  expect(await readAudit(database.store, nia, query)).toMatchObject({
    ok: false,
    refusal: { code: 'invalid_answers', errors: { about: 'too_many' } },
  })
})

test('40.4 an entry names whom it concerns by their current names', async () => {
  const [match] = (await read({ action: 'match_moved' })).entries
  expect(match?.concerns).toHaveLength(2)
  expect(match?.reference).toMatch(/^H-\d{5}, E-\d{5}$/)
  const [staff] = (await read({ action: 'staff_disabled' })).entries
  expect([staff?.concerns, staff?.reference]).toEqual([['Nía Öztürk'], null])
  const [list] = (await read({ action: 'applications_exported' })).entries
  expect(list?.concerns).toEqual([])
  const kept = await database.store.db.selectFrom('audit').select('words').execute()
  expect(kept.filter(({ words }) => words.includes('muller'))).toEqual([])
})
