import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import { listTickets } from './board.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a request without an expert waits since the day on which its expert left', async () => {
  const { store } = database
  const { id } = await keepRequest(store, 'active', ['ended_early', 'not_selected'])
  const left = new Date('2026-10-01T09:00:00Z')
  const matches = store.db.updateTable('match').where('hospital_id', '=', id)
  await matches.where('status', '=', 'ended_early').set({ moved_at: left }).execute()
  const [ticket] = await listTickets(store, 'without_expert', { staff: everywhere }, { atMost: 5 })
  expect(ticket).toMatchObject({ hospital_id: id, since: left })
})
