import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { readMatchTimeline } from '../review/timeline/read-timeline.ts'
import { suggestExpert } from './suggest-expert.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('an expert who is being erased cannot be suggested', async () => {
  const { store } = database
  const staff = await makeStaff(store, 'coordinator')
  const { id: hospitalId } = await keepRequest(store, 'eligible', [])
  const { expertId } = await keepActiveExpert(store)
  const { suggesting } = await store.db.transaction().execute(async (erasure) => {
    await erasure.deleteFrom('application').where('id', '=', expertId).execute()
    const suggesting = suggestExpert(store, staff, { hospitalId, expertId, reasons })
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1))
    return { suggesting }
  })
  expect(await suggesting).toMatchObject({ refusal: { code: 'not_found' } })
})

test('the history of a match names the coordinator who suggested the expert', async () => {
  const { store } = database
  const staff = await makeStaff(store, 'coordinator', 'Ama Boateng')
  const { id: hospitalId } = await keepRequest(store, 'eligible', [])
  const { expertId } = await keepActiveExpert(store)
  const suggested = await suggestExpert(store, staff, { hospitalId, expertId, reasons })
  const told = suggested.ok ? await readMatchTimeline(store, {}, suggested.value.id, {}) : suggested
  expect(told).toMatchObject({ value: { entries: [{ text: 'Suggested, by Ama Boateng' }] } })
})

/** The example hospital and expert belong to the same institution. */
const reasons = { same_institution: 'They asked for her.' }

async function countWaiting(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.store.db)
  return rows.length
}
