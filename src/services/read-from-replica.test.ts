import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/harness/postgres/test-database.ts'
import { quiet } from '../../tests/harness/postgres/test-postgres.ts'
import { keepActiveExpert, keepRequest } from '../../tests/harness/programme/kept-collaboration.ts'
import { settingsOfTests } from '../../tests/harness/server/settings-of-tests.ts'
import { makeStaff } from '../../tests/harness/staff/staff.ts'
import { applicationExport, applicationQuery } from '../domain/review/application-query.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { matchingServices } from './matching/matching-services.ts'
import { programmeServices } from './programme/programme-services.ts'
import { reviewServices } from './review/review-services.ts'
import { trackingServices } from './tracking/tracking-services.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await freshDatabase()
  const { url } = database
  store = await openStore({ databaseUrl: url, readUrl: url, dataDir: '', databasePool: 3, log: quiet })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

test('52.4 lists, search, board, ranking, insight and exports are read from the replica', async () => {
  const staff = { ...(await makeStaff(store, 'coordinator')), regions: [] }
  await keepActiveExpert(store)
  const { id } = await keepRequest(store, 'eligible')
  const site = settingsOfTests.signIn.publicUrl
  const review = reviewServices(store, settingsOfTests.pins, { heldMs: 0, site })
  const programme = programmeServices(store, { site })
  const tracking = trackingServices(store)
  const everything = { kind: 'expert' }
  const cases = {
    list: () => review.listApplications(staff, v.parse(applicationQuery, everything)),
    search: () => review.findAnything(staff, 'ama'),
    board: () => programme.readBoard(staff, {}),
    ranking: () => matchingServices(store).readWorkspace(id, { filter: {}, show: 5, compare: [] }),
    insight: () => tracking.readInsight({}),
    export: async () => {
      const sheet = await review.exportApplications(staff, 'csv', v.parse(applicationExport, everything))
      if (sheet.ok) for await (const _ of sheet.value.bytes);
    },
  }
  for (const [name, read] of Object.entries(cases)) {
    const before = { ...store.replica?.answered }
    await read()
    expect(store.replica?.answered.replica, name).toBeGreaterThan(before.replica ?? 0)
    expect(store.replica?.answered.primary, name).toBe(before.primary)
  }
  await tracking.close()
})
