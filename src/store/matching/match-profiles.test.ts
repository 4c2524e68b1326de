import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { transaction } from '../postgres/transaction.ts'
import { profilesAtOnce, refreshMatchProfiles } from './match-profiles.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const count = 2 * profilesAtOnce + 1

async function keepExperts(): Promise<void> {
  await sql`
    INSERT INTO application (kind, status, answers)
    SELECT 'expert', 'active', jsonb_build_object('name', 'Ama', 'surname', 'Owusu', 'email', n || '@a.example')
    FROM generate_series(1, ${count}::int) AS n`.execute(database.store.db)
}

/** Each transaction leaves its number in the rows that it writes. */
async function readPortions(): Promise<number[]> {
  const { rows } = await sql<{ size: number }>`
    SELECT count(*)::int AS size FROM match_profile GROUP BY xmin::text ORDER BY size DESC`.execute(
    database.store.db,
  )
  return rows.map(({ size }) => size)
}

test('30.12 many profiles are computed in small batches, between which other requests are answered', async () => {
  expect(profilesAtOnce).toBeLessThanOrEqual(200)
  await keepExperts()
  await refreshMatchProfiles(database.store)
  expect(await readPortions()).toEqual([profilesAtOnce, profilesAtOnce, 1])
})

test('30.12 a change that is committed while the job runs is not lost', async () => {
  const { store } = database
  const expert = await store.db
    .updateTable('application')
    .set({ status: 'paused' })
    .where('id', '=', (where) => where.selectFrom('match_profile').select('expert_id').limit(1))
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction(store, async (trx) => {
    await trx.db.updateTable('application').set({ status: 'active' }).where('id', '=', expert.id).execute()
    await refreshMatchProfiles(store)
  })
  await refreshMatchProfiles(store)
  const profile = store.db.selectFrom('match_profile').select('expert_id').where('expert_id', '=', expert.id)
  expect(await profile.execute()).toEqual([{ expert_id: expert.id }])
})
