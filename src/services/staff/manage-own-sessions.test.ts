import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { signInOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { signInAs } from '../../../tests/harness/staff/staff.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { staffServices } from './staff-services.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a database that fails for a moment signs nobody out and fails no request', async () => {
  const { store } = database
  const { id, cookie } = await signInAs(store, 'viewer')
  const staff = staffServices(store, signInOfTests('https://aster.example'))
  const resumed = await transaction(store, async (other) => {
    await sql`LOCK TABLE staff_session`.execute(other.db)
    const resuming = staff.resumeStaffSession(cookie)
    while (!(await cancelWaiting())) await sleep(20)
    return { resuming }
  })
  expect((await resumed.resuming)?.staff.id).toBe(id)
})

/** Cancels the statements that wait for a lock, as a server of PostgreSQL does when it becomes a replica. */
async function cancelWaiting(): Promise<boolean> {
  const { rows } = await sql<{ cancelled: boolean }>`
    SELECT pg_cancel_backend(pid) AS cancelled FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.store.db)
  return rows.length > 0
}
