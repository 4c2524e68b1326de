import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../src/domain/tracking/view-id.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { type ApiApp, mountApi, startApi } from '../api-app.ts'
import { fromOurPage, readingVisitor } from '../content/reading-visitor.ts'

let api: ApiApp
/** A second instance on the same database. */
let other: ApiApp
let visitor: ReturnType<typeof readingVisitor>
let elsewhere: ReturnType<typeof readingVisitor>
beforeAll(async () => {
  api = await startApi()
  other = { ...(await mountApi(api.database.store)), database: api.database }
  visitor = readingVisitor(api)
  elsewhere = readingVisitor(other)
})
afterAll(async () => {
  await other.stop()
  await api.stop()
})

/** Sets back the time of arrival. */
async function cameAgo(id: string, ago: string) {
  await visitor.rowOf(id)
  await sql`UPDATE page_view SET entered_at = now() - ${ago}::interval WHERE id = ${id}`.execute(
    api.database.store.db,
  )
}
const longAgo = () => Date.now() - 25 * 3_600_000

describe('POST /api/Session', () => {
  test('7.20 counts a page and begins a session, without a cookie', async () => {
    const answer = await visitor.enter()
    expect(answer.statusCode).toBe(201)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    const { sessionId, pageViewId } = answer.json()
    expect(await visitor.rowOf(pageViewId)).toMatchObject({
      visit_id: sessionId,
      path: '/about',
      entered_at: expect.any(Date),
      left_at: null,
      seconds_spent: null,
      seconds_inactive: null,
    })
  })

  test('4.9 creates a session only when none is stored', async () => {
    const { sessionId } = await visitor.view()
    const before = await visitor.count('visit')
    const next = await visitor.view({ currentSessionId: sessionId, isInitialSession: false, path: '/news' })
    expect(next.sessionId).toBe(sessionId)
    expect(await visitor.count('visit')).toBe(before)
    expect((await visitor.view({ currentSessionId: undefined })).sessionId).not.toBe(sessionId)
  })

  test('starts a new session if the given one is unknown or a day old', async () => {
    const old = newId('visit', longAgo(), crypto.randomUUID())
    const visit = { id: old, began_at: new Date(longAgo()) }
    await api.database.store.db.insertInto('visit').values(visit).execute()
    for (const currentSessionId of [old, crypto.randomUUID(), null]) {
      const next = await visitor.view({ currentSessionId, isInitialSession: false })
      expect(next.sessionId).not.toBe(currentSessionId)
      expect((await visitor.rowOf(next.pageViewId)).visit_id).toBe(next.sessionId)
    }
  })

  test('24.25 begins a session under the id of a browser that leaves before it can read another', async () => {
    const currentSessionId = crypto.randomUUID()
    const short = { currentSessionId, isInitialSession: true }
    expect((await visitor.view(short)).sessionId).toBe(currentSessionId)
    const next = await visitor.view({ currentSessionId, isInitialSession: false })
    expect(next.sessionId).toBe(currentSessionId)
    const repeated = await Promise.all([visitor.view(short), visitor.view(short)])
    await visitor.count('visit')
    expect(repeated.map(({ sessionId }) => sessionId)).toEqual([currentSessionId, currentSessionId])
    const { db } = api.database.store
    await sql`UPDATE visit SET began_at = now() - interval '25 hours' WHERE id = ${currentSessionId}`.execute(
      db,
    )
    expect((await elsewhere.view(short)).sessionId).not.toBe(currentSessionId)
    await elsewhere.count('visit')
  })

  test('3.16 stores the route pattern of a page, and nothing that identifies a person', async () => {
    const { pageViewId } = await visitor.view({ path: '/story/forty-eight-hours' })
    expect((await visitor.rowOf(pageViewId)).path).toBe('/story/:slug')
    const { rows } = await sql<{ name: string }>`SELECT table_name || '.' || column_name AS name
      FROM information_schema.columns WHERE table_name IN ('visit', 'page_view') ORDER BY 1`.execute(
      api.database.store.db,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'page_view.entered_at',
      'page_view.id',
      'page_view.left_at',
      'page_view.path',
      'page_view.seconds_inactive',
      'page_view.seconds_spent',
      'page_view.visit_id',
      'visit.began_at',
      'visit.id',
    ])
  })

  test.each([
    '/become-expert/apply?draft=q7VhN2c0T1mXo3kZr8Yw5g',
    '/become-expert/apply?sent=E-00042',
    '/become-expert/edit',
    '/request-support/edit?h=q7VhN2c0T1mXo3kZr8Yw5g',
    '/select-expert',
    '/story/preview/a',
    '/admin',
    '/nowhere',
  ])('7.20 does not count %s', async (path) => {
    const before = await visitor.count('page_view')
    const answer = await visitor.enter({ path })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { path: 'invalid_choice' }])
    expect(await visitor.count('page_view')).toBe(before)
  })

  test.each([
    ['2000-01-01T00:00:00.000Z', 59, 80],
    ['0000-01-01T00:00:00.000Z', 59, 80],
    ['9999-12-31T23:59:59.999Z', -1, 20],
  ])('accepts a clock deviation of a minute at most: %s', async (entryTime, least, most) => {
    const { pageViewId } = await visitor.view({ entryTime })
    const ago = (Date.now() - (await visitor.rowOf(pageViewId)).entered_at.getTime()) / 1000
    expect(ago).toBeGreaterThan(least)
    expect(ago).toBeLessThan(most)
  })
})

describe('PUT /api/PageView/{pageViewId}', () => {
  test('7.21 stores once how long the page was open', async () => {
    const { pageViewId } = await visitor.view()
    await cameAgo(pageViewId, '50 seconds')
    const answer = await visitor.leave(pageViewId, { timeSpent: 40.4, inactivityDuration: 14.6 })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const row = await visitor.rowOf(pageViewId)
    expect(row).toMatchObject({ seconds_spent: 40, seconds_inactive: 15, left_at: expect.any(Date) })
    const again = await visitor.leave(pageViewId, { timeSpent: 49 })
    expect([again.statusCode, again.json().code]).toEqual([404, 'not_found'])
    expect(await visitor.rowOf(pageViewId)).toEqual(row)
  })

  test('7.21 counts once when it is sent concurrently', async () => {
    const { pageViewId } = await visitor.view()
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.leave(pageViewId)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(7).fill(404)])
  })

  // A busy machine may take some seconds from one call to the next.
  test.each([
    ['longer than the page was open', { timeSpent: 500, inactivityDuration: 400 }, 30, 50],
    ['inactive for longer than open', { timeSpent: 20, inactivityDuration: 25 }, 20, 20],
    ['negative', { timeSpent: -5, inactivityDuration: -1e9 }, 0, 0],
    ['huge', { timeSpent: 1e300, inactivityDuration: 2 ** 31 }, 30, 50],
  ])('7.21 clamps impossible times: %s', async (_what, claimed, least, most) => {
    const { pageViewId } = await visitor.view()
    await cameAgo(pageViewId, '29.5 seconds')
    expect((await visitor.leave(pageViewId, claimed)).statusCode).toBe(204)
    const { seconds_spent, seconds_inactive } = await visitor.rowOf(pageViewId)
    expect(seconds_spent).toBeGreaterThanOrEqual(least)
    expect(seconds_spent).toBeLessThanOrEqual(most)
    expect(seconds_inactive).toBe(seconds_spent)
  })

  test.each(['1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])(
    '7.21 limits the time of leaving to between arrival and now: %s',
    async (exitTime) => {
      const { pageViewId } = await visitor.view()
      await visitor.leave(pageViewId, { exitTime })
      const { entered_at, left_at } = await visitor.rowOf(pageViewId)
      expect(left_at?.getTime()).toBeGreaterThanOrEqual(entered_at.getTime())
      expect(left_at?.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
    },
  )

  test('answers 404 for a page view that is unknown or a day old', async () => {
    const { sessionId } = await visitor.view()
    const old = newId('view', longAgo(), crypto.randomUUID())
    const view = { id: old, visit_id: sessionId, path: '/about', entered_at: new Date(longAgo()) }
    await api.database.store.db.insertInto('page_view').values(view).execute()
    for (const id of [old, sessionId, crypto.randomUUID()]) {
      expect((await visitor.leave(id)).statusCode).toBe(404)
    }
  })

  test('refuses an id in its body that differs from its path', async () => {
    const { pageViewId } = await visitor.view()
    const answer = await visitor.leave(pageViewId, { pageViewId: crypto.randomUUID() })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { pageViewId: 'invalid_choice' }])
    expect((await visitor.rowOf(pageViewId)).left_at).toBeNull()
    expect((await visitor.leave('x')).statusCode).toBe(400)
  })
})

describe.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('a visitor whose browser sends %j', (wish) => {
  test('7.22 gets a response, and nothing is stored', async () => {
    const before = [await visitor.count('visit'), await visitor.count('page_view')]
    const answer = await visitor.enter({}, { ...fromOurPage, ...wish })
    expect([answer.statusCode, answer.json()]).toEqual([201, { sessionId: null, pageViewId: null }])
    expect([await visitor.count('visit'), await visitor.count('page_view')]).toEqual(before)
  })

  test('7.22 is not tracked any further after opting out during a visit', async () => {
    const { pageViewId } = await visitor.view()
    expect((await visitor.leave(pageViewId, {}, { ...fromOurPage, ...wish })).statusCode).toBe(204)
    expect((await visitor.rowOf(pageViewId)).left_at).toBeNull()
  })
})

test('6.6 page views are deleted after 13 months, although they are anonymous', async () => {
  const { db } = api.database.store
  const [old, young] = [await visitor.view(), await visitor.view()]
  const begin = async (id: string, ago: string) => {
    await cameAgo(id, ago)
    await sql`UPDATE visit SET began_at = now() - ${ago}::interval
      WHERE id = (SELECT visit_id FROM page_view WHERE id = ${id})`.execute(db)
  }
  await begin(old.pageViewId, '13 months 1 day')
  await begin(young.pageViewId, '12 months 29 days')
  await forgetExpired(api.database.store)
  const ids = (await db.selectFrom('page_view').select('id').execute()).map(({ id }) => id)
  expect(ids).not.toContain(old.pageViewId)
  expect(ids).toContain(young.pageViewId)
  const visits = (await db.selectFrom('visit').select('id').execute()).map(({ id }) => id)
  expect(visits).not.toContain(old.sessionId)
  expect(visits).toContain(young.sessionId)
})
