import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { jobsOfTests } from '../../../tests/harness/server/jobs-of-tests.ts'
import { createUpload } from '../../store/uploads/uploads.ts'
import { type RunningJob, runJob } from './run-job.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
let job: RunningJob | undefined
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await job?.close()
  await database.drop()
})

async function leaveOldUpload() {
  const { id } = await createUpload(database.store, { name: 'cv.pdf', size: 10 })
  const touched_at = sql<Date>`now() - interval '25 hours'`
  await database.store.db.updateTable('upload').set({ touched_at }).where('id', '=', id).execute()
}

const { cleanUp } = jobsOfTests()
const often = { ...cleanUp, everyMs: 20 }
const patience = { timeout: 20_000 }
const uploads = async () => (await database.store.db.selectFrom('upload').select('id').execute()).length

test('old uploads are deleted at the start and again later', async () => {
  await leaveOldUpload()
  await leaveOldUpload()
  job = runJob(database.store, often)
  await expect.poll(uploads, patience).toBe(0)
  await leaveOldUpload()
  await expect.poll(uploads, patience).toBe(0)
})

test('an erased person who returns with a restored backup is erased again', async () => {
  const { store } = database
  const [erased, other] = [await keepExpert(store), await keepExpert(store)]
  await store.db.insertInto('erasure').values({ row_table: 'application', row_id: erased.id }).execute()
  job = runJob(store, cleanUp)
  const left = () => store.db.selectFrom('application').select('id').execute()
  await expect.poll(left, patience).toEqual([{ id: other.id }])
  expect(await uploads()).toBe(2)
})

test('30.12 the points of all experts are counted at the start, before anybody asks for a ranking', async () => {
  const { store } = database
  const { id } = await keepExpert(store, {}, 'active')
  await store.db.updateTable('match_scale').set({ version: 'an earlier one' }).execute()
  job = runJob(store, jobsOfTests().refreshMatchProfiles)
  const counted = () => store.db.selectFrom('match_profile').select('expert_id').execute()
  await expect.poll(counted, patience).toEqual([{ expert_id: id }])
})

test('expired counts of requests are deleted at the start and again later, without the hourly clean-up', async () => {
  const { store } = database
  const expire = () =>
    sql`INSERT INTO rate_limit VALUES ('old', 1, now() - interval '1 second') ON CONFLICT DO NOTHING`.execute(
      store.db,
    )
  await sql`INSERT INTO rate_limit VALUES ('young', 1, now() + interval '1 hour')`.execute(store.db)
  const left = () => store.db.selectFrom('rate_limit').select('key').execute()
  await expire()
  const { forgetCallers } = jobsOfTests()
  expect(forgetCallers.everyMs).toBe(60_000)
  job = runJob(store, { ...forgetCallers, everyMs: 20 })
  await expect.poll(left, patience).toEqual([{ key: 'young' }])
  await expire()
  await expect.poll(left, patience).toEqual([{ key: 'young' }])
})

test('a failing job is logged and retried', async () => {
  const warnings: string[] = []
  const { db } = database.store
  const log = { ...database.store.log, warn: (_details: object, message: string) => warnings.push(message) }
  await leaveOldUpload()
  await sql`ALTER TABLE upload RENAME TO upload_away`.execute(db)
  job = runJob({ ...database.store, log }, often)
  await expect.poll(() => warnings.length, patience).toBeGreaterThan(1)
  await sql`ALTER TABLE upload_away RENAME TO upload`.execute(db)
  await expect.poll(uploads, patience).toBe(0)
})

test('a job that is closed does nothing more', async () => {
  job = runJob(database.store, cleanUp)
  await job.close()
  await leaveOldUpload()
  expect(await uploads()).toBe(1)
})
