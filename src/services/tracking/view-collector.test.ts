import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { dayOf } from '../../domain/tracking/period.ts'
import { newId } from '../../domain/tracking/view-id.ts'
import { countLostViews } from './count-lost-views.ts'
import { trackingServices } from './tracking-services.ts'
import type { CollectorSettings } from './view-collector.ts'

type Instance = ReturnType<typeof trackingServices>

let database: TestDatabase
let folder: string
let instances: Instance[]
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'aster-views-'))
})
beforeEach(async () => {
  instances = []
  for (const table of ['visit', 'page_view', 'view_run'] as const)
    await database.store.db.deleteFrom(table).execute()
  await sql`SELECT sum_page_views()`.execute(database.store.db)
})
afterEach(() => Promise.all(instances.map((one) => one.close())))
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Writes only when it is told to. */
function start(settings: CollectorSettings = {}): Instance {
  const instance = trackingServices(database.store, { everyMs: 3_600_000, ...settings })
  instances.push(instance)
  return instance
}

async function enter(instance: Instance, currentSessionId?: string) {
  const entered = { path: '/about', entryTime: new Date(), isInitialSession: !currentSessionId }
  const outcome = await instance.enterPage({ ...entered, currentSessionId })
  return outcome.ok ? outcome.value : { refused: outcome.refusal.code, sessionId: '', pageViewId: '' }
}

async function leave(instance: Instance, pageViewId: string, timeSpent = 0) {
  const left = { exitTime: new Date(), timeSpent, inactivityDuration: 0, pageViewId }
  const outcome = await instance.leavePage(pageViewId, left)
  return outcome.ok ? 'left' : outcome.refusal.code
}

const viewsKept = () => database.store.db.selectFrom('page_view').selectAll().orderBy('left_at').execute()
const today = () => ({ from: dayOf(new Date()), to: dayOf(new Date()) })

/** Every sum, ordered. */
async function sums(): Promise<unknown> {
  const { rows } = await sql`
    SELECT -1 AS days, day, NULL AS path, 0 AS seconds, visits AS count FROM visit_day
    UNION ALL SELECT 0, day, path, 0, views FROM page_day
    UNION ALL SELECT * FROM reading_time ORDER BY 1, 2, 3, 4`.execute(database.store.db)
  return rows
}

test('50.1 views, their ends and daily sums are buffered in memory and written in one batch', async () => {
  const instance = start()
  const read = await enter(instance)
  const open = await enter(instance, read.sessionId)
  expect(await leave(instance, read.pageViewId)).toBe('left')
  expect(await viewsKept()).toEqual([])
  await instance.writeViews()
  expect(await viewsKept()).toMatchObject([
    { id: read.pageViewId, visit_id: read.sessionId, left_at: expect.any(Date), seconds_spent: 0 },
    { id: open.pageViewId, visit_id: read.sessionId, left_at: null },
  ])
  expect(await leave(instance, open.pageViewId)).toBe('left')
  await instance.writeViews()
  const written = await sums()
  await sql`SELECT sum_page_views()`.execute(database.store.db)
  expect(written).toEqual(await sums())
  expect(written).toHaveLength(3)
})

test('50.2 a shutdown writes the buffered views', async () => {
  const instance = start()
  const { pageViewId } = await enter(instance)
  await instance.close()
  expect(await viewsKept()).toMatchObject([{ id: pageViewId }])
})

test('50.3 a failed batch is written later, once; views beyond the limit are refused and counted', async () => {
  const { db } = database.store
  const instance = start({ most: 3 })
  const first = await enter(instance)
  await sql`ALTER TABLE view_run RENAME TO view_run_away`.execute(db)
  await expect(instance.writeViews()).rejects.toThrow('view_run')
  expect(await leave(instance, first.pageViewId)).toBe('left')
  expect((await enter(instance)).pageViewId).not.toBe('')
  expect(await enter(instance)).toMatchObject({ refused: 'unavailable' })
  await sql`ALTER TABLE view_run_away RENAME TO view_run`.execute(db)
  await instance.writeViews()
  const kept = await viewsKept()
  expect(kept.map(({ left_at }) => left_at !== null)).toEqual([true, false])
  expect(instance.readViewFigures()).toEqual({ taken: 2, written: 2, refused: 1, waiting: 0 })
  await enter(instance)
  await instance.writeViews()
  expect((await instance.readInsight(today())).missingViews).toBe(1)
})

describe('50.4 a killed instance', () => {
  test('50.4 leaves a file with the number of views in its memory, which another instance counts as missing', async () => {
    const killed = start({ folder })
    await enter(killed)
    await killed.writeViews()
    await enter(killed)
    await enter(killed)
    const next = start({ folder })
    await next.countLostViews()
    expect((await next.readInsight(today())).missingViews, 'it may still be alive').toBe(0)
    for (const _ of [1, 2]) await countLostViews(database.store, folder, -1)
    expect((await next.readInsight(today())).missingViews).toBe(2)
    expect(await readdir(folder)).toEqual([])
  })

  test('50.4 leaves no trace after an orderly stop', async () => {
    const instance = start({ folder })
    await enter(instance)
    expect(await readdir(folder)).toHaveLength(1)
    await instance.close()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('50.5 instances that have not written yet', () => {
  test('50.5 continue each other’s visits and end each other’s views', async () => {
    const [one, other] = [start(), start()]
    const { sessionId, pageViewId } = await enter(one)
    expect((await enter(other, sessionId)).sessionId).toBe(sessionId)
    expect(await leave(other, pageViewId)).toBe('left')
    await other.writeViews()
    await one.writeViews()
    await other.writeViews()
    expect((await viewsKept()).find(({ id }) => id === pageViewId)?.left_at).toEqual(expect.any(Date))
    expect(await database.store.db.selectFrom('visit').select('id').execute()).toEqual([{ id: sessionId }])
    expect(await leave(start(), pageViewId), 'it has ended').toBe('not_found')
  })

  test('50.5 keep an end once that was told to two of them', async () => {
    const [one, other] = [start(), start()]
    const { pageViewId } = await enter(one)
    await one.writeViews()
    expect(await leave(one, pageViewId)).toBe('left')
    expect(await leave(other, pageViewId)).toBe('left')
    await one.writeViews()
    const kept = [await viewsKept(), await sums()]
    expect(kept[0]).toMatchObject([{ id: pageViewId, left_at: expect.any(Date) }])
    await other.writeViews()
    expect([await viewsKept(), await sums()]).toEqual(kept)
  })
})

test('50.12 no visit begins in the future, whatever time its id contains, and no id creates partitions of future months', async () => {
  const instance = start()
  const { db } = database.store
  const months = async () => (await sql`SELECT FROM months_of('visit')`.execute(db)).rows.length
  await sql`SELECT make_months(now())`.execute(db)
  const before = await months()
  const minute = 60_000
  for (const ahead of [minute, 60 * minute, 200 * 24 * 60 * minute, 2 ** 48 - minute - Date.now()]) {
    const currentSessionId = newId('visit', Date.now() + ahead, crypto.randomUUID())
    await instance.enterPage({
      path: '/about',
      entryTime: new Date(),
      isInitialSession: true,
      currentSessionId,
    })
  }
  await instance.writeViews()
  const visits = await db.selectFrom('visit').select('began_at').execute()
  expect(visits).toHaveLength(4)
  for (const { began_at } of visits) expect(began_at.getTime()).toBeLessThanOrEqual(Date.now())
  await sql`SELECT make_months(now())`.execute(db)
  expect(await months()).toBe(before)
})
