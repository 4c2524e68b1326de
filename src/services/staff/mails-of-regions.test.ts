import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRegional, type RegionalRecords } from '../../../tests/harness/staff/regional-records.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { findMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { listMails } from '../mail/read-outbox.ts'
import { tellOfAnswer } from '../matching/answer-invitation.ts'
import { tellCoordinator } from '../programme/tell-sides.ts'
import { readMatchTimeline } from '../review/timeline/read-timeline.ts'

let database: TestDatabase
let store: Store
let african: Staff
let boss: Staff
let records: RegionalRecords[]
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  boss = await makeStaff(store, 'administrator')
  african = { ...(await makeStaff(store, 'coordinator')), regions: [1] }
  records = [await keepRegional(store, 'Ghana'), await keepRegional(store, 'Poland')]
  await store.db.deleteFrom('mail').execute()
  for (const { match: id } of records) {
    const match = await findMatch(store, id)
    if (!match) throw new Error('The match is missing')
    await tellOfAnswer(store, match, 'interested')
    await tellCoordinator(store, match, 'signed')
  }
})
afterAll(() => database.drop())

async function subjects(staff: Staff): Promise<string> {
  const { rows } = await listMails(store, staff, { status: 'queued' })
  return JSON.stringify(rows)
}

test('41.80 A mail to the coordinator about a match belongs to the region of the match’s hospital', async () => {
  const own = await subjects(african)
  expect(own).toContain('is interested in Hospital of Ghana')
  expect(own).not.toContain('Poland')
  expect(await subjects(boss)).toContain('is interested in Hospital of Poland')
})

test('41.80 The timeline of a match shows no mails to the team', async () => {
  const told = await readMatchTimeline(store, boss, String(records[0]?.match), {})
  expect(told.ok && told.value.entries.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('is interested in')
})
