import { afterAll, beforeAll } from 'vitest'
import type { Author } from '../../../src/domain/staff/audit.ts'
import { matchingServices } from '../../../src/services/matching/matching-services.ts'
import { programmeServices } from '../../../src/services/programme/programme-services.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { readOutcomes } from '../matching/read-outcomes.ts'
import { freshDatabase, type TestDatabase } from '../postgres/test-database.ts'
import { settingsOfTests } from '../server/settings-of-tests.ts'
import { makeStaff } from '../staff/staff.ts'

type Desk = {
  store: Store
  /** The coordinator Nia Boateng. */
  staff: Author
  outcomes: ReturnType<typeof readOutcomes>
  matching: ReturnType<typeof matchingServices>
  programme: ReturnType<typeof programmeServices>
}

/** A database with a coordinator, for the tests of one file; there from the first test on. Mails are held for `heldMs`. */
export function coordinatorDesk(heldMs?: number): Desk {
  const desk = {} as Desk
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    const { store } = database
    Object.assign(desk, {
      store,
      staff: await makeStaff(store, 'coordinator', 'Nia Boateng'),
      outcomes: readOutcomes(store),
      matching: matchingServices(store, heldMs),
      programme: programmeServices(store, {
        site: settingsOfTests.signIn.publicUrl,
        ...(heldMs !== undefined && { heldMs }),
      }),
    } satisfies Desk)
  })
  afterAll(() => database.drop())
  return desk
}
