import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { everyInvariant, findAll } from '../../bench/simulate/invariants/every-invariant.ts'
import type { Memory } from '../../bench/simulate/invariants/judged.ts'
import { moveDate } from '../../bench/simulate/moved-date.ts'
import { playProgramme } from '../../bench/simulate/programme.ts'
import { openWorld } from '../../bench/simulate/world.ts'
import { openPast } from '../../scripts/demo/past/scratch-database.ts'
import { type Database, withoutDelivery } from '../../src/store/database.ts'
import { plant } from '../harness/postgres/planted-violations.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const nothing: Memory = { delivered: new Map(), erased: new Set(), drafts: [] }

/** What is planted is rolled back, so that all checks share one database. */
async function withPlanted(act: (trx: Database) => Promise<void>): Promise<void> {
  const back = new Error('rolled back')
  const planting = database.store.db.transaction().execute(async (db) => {
    await act(withoutDelivery(db))
    throw back
  })
  await expect(planting).rejects.toBe(back)
}

test('55.1 an empty registry keeps every invariant', async () => {
  for (const [name, { violations }] of await findAll(database.store, nothing))
    expect(violations, name).toBe(0)
})

test.for(everyInvariant)('55.1 a violation is found: $name', ({ name, find }) =>
  withPlanted(async (trx) => {
    const remembered = await plant(name, trx)
    const { checked, violations } = await find(trx, { ...nothing, ...remembered })
    expect(violations).toBeGreaterThan(0)
    expect(checked).toBeGreaterThanOrEqual(violations)
  }),
)

test('55.1 a short programme keeps every invariant', { timeout: 300_000 }, async () => {
  const { adminUrl } = inject('postgres')
  const past = await openPast(adminUrl, quiet, new Date('2027-01-04T00:00:00Z'))
  const putBack = moveDate(past.now)
  try {
    const world = await openWorld(past, 'tests')
    await playProgramme(world, { hospitals: 3, experts: 12, years: 0.07 })
    const findings = await findAll(past.store, { ...world.letters, ...world })
    for (const [name, { violations, examples }] of findings)
      expect(violations, `${name}: ${examples}`).toBe(0)
    expect(world.tally.events.get('expert applied')).toBeGreaterThan(5)
    expect(findings.get('no overdue mail is unsent')?.checked).toBeGreaterThan(20)
  } finally {
    putBack()
    await past.drop()
  }
})
