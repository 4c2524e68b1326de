import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { type Duty, duties, mayDo, type Role, roles } from '../../../src/domain/staff/roles.ts'
import type { Staff } from '../../../src/domain/staff/staff.ts'
import { callerOf } from '../../../src/http/sessions/caller.ts'
import { openStore } from '../../../src/store/open-store.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { quiet } from '../../harness/postgres/test-postgres.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { type MountedApi, mountApi } from '../api-app.ts'

type Visitor = Role | 'nobody' | 'signed out' | 'disabled'
const visitors: readonly Visitor[] = [...roles, 'nobody', 'signed out', 'disabled']

let database: TestDatabase
let aster: ServedAster
let api: MountedApi
const cookies = new Map<Visitor, string>()

beforeAll(async () => {
  database = await freshDatabase()
  aster = await serveAster(database.url, { ASTER_SECRET: secretOfTests, ASTER_TRUST_PROXY: 'loopback' })
  api = await mountApi(database.store, {}, addStages)
  for (const role of roles) cookies.set(role, (await signInAs(database.store, role)).cookie)
  cookies.set('nobody', '')
  cookies.set('signed out', await endedSession())
  cookies.set('disabled', await disabledAccount())
}, 60_000)
afterAll(async () => {
  await Promise.all([aster.stop(), api.stop()])
  await database.drop()
})

async function endedSession(): Promise<string> {
  const { id, cookie } = await signInAs(database.store, 'administrator')
  await database.store.db.deleteFrom('staff_session').where('user_id', '=', id).execute()
  return cookie
}

async function disabledAccount(): Promise<string> {
  const { id, cookie } = await signInAs(database.store, 'administrator')
  await database.store.db
    .updateTable('staff_user')
    .set({ disabled_at: new Date() })
    .where('id', '=', id)
    .execute()
  return cookie
}

/** One call per duty; `tests/attacks/every-route.test.ts` tries every page and endpoint. */
async function addStages(app: FastifyInstance) {
  for (const access of ['staff', ...(Object.keys(duties) as Duty[])] as const) {
    app.get(`/api/admin/stage/${access}`, { config: { access } }, async (request, reply) =>
      callerOf(request, reply).staff(),
    )
  }
  const config = { access: 'public', knowsStaff: true } as const
  app.get('/api/stage', { config }, async (request) => (request as { staff?: Staff }).staff?.role ?? 'nobody')
}

const isIn = (visitor: Visitor): visitor is Role => (roles as readonly Visitor[]).includes(visitor)
function expectation(visitor: Visitor, access: 'staff' | Duty): 'in' | 'not signed in' | 'not allowed' {
  if (!isIn(visitor)) return 'not signed in'
  return access === 'staff' || mayDo(visitor, access) ? 'in' : 'not allowed'
}

const stages = ['staff' as const, ...(Object.keys(duties) as Duty[])].map((access) => ({
  path: `/api/admin/stage/${access}`,
  access,
}))

describe.each(visitors)('%s', (visitor) => {
  test.each(stages)('10.1 $access', async ({ path, access }) => {
    const expected = expectation(visitor, access)
    const headers = { cookie: cookies.get(visitor) ?? '' }
    const { statusCode, body } = await api.app.inject({ url: path, headers })
    if (expected === 'not signed in')
      expect([statusCode, JSON.parse(body).code]).toEqual([401, 'not_signed_in'])
    if (expected === 'not allowed') expect([statusCode, JSON.parse(body).code]).toEqual([403, 'not_allowed'])
    if (expected === 'in') expect([401, 403]).not.toContain(statusCode)
  })
})

test('10.1 a call knows the signed-in person’s id, name, address and role, and nothing else', async () => {
  const headers = { cookie: cookies.get('editor') ?? '' }
  const { statusCode, body } = await api.app.inject({ url: '/api/admin/stage/edit_content', headers })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({
    id: expect.any(String),
    name: 'Ama the editor',
    email: expect.stringContaining('@aster.example'),
    role: 'editor',
  })
})

test.each(visitors)('10.1 a public page that shows more to staff recognises %s', async (visitor) => {
  const headers = { cookie: cookies.get(visitor) ?? '' }
  const { statusCode, body } = await api.app.inject({ url: '/api/stage', headers })
  expect([statusCode, body]).toEqual([200, isIn(visitor) ? visitor : 'nobody'])
})

test('10.1 without the database a signed-in person gets 503, not a sign-in page', async () => {
  const lonely = await freshDatabase()
  const store = await openStore({ databaseUrl: lonely.url, dataDir: '', databasePool: 1, log: quiet })
  const { app, stop } = await mountApi(store, {}, addStages)
  const { cookie } = await signInAs(lonely.store, 'viewer')
  await lonely.drop()
  const { statusCode } = await app.inject({ url: '/api/admin/stage/staff', headers: { cookie } })
  expect(statusCode).toBe(503)
  await stop()
  await store.close()
})

test('42.9 a page of another role is refused in the frame of the back office, which names the roles that may', async () => {
  const { cookie } = await signInAs(database.store, 'editor', aster.url)
  const headers = { cookie }
  const response = await fetch(aster.url + paths.adminExperts(), { headers })
  const html = await response.text()
  expect(response.status).toBe(403)
  expect(html).toContain('You are signed in as Editor. This page is for: Administrator, Coordinator, Viewer.')
  expect(html).toContain(`href="${paths.adminContent()}"`)
})

test.each([
  [paths.admin(), paths.login()],
  [paths.adminExperts(), `${paths.login()}?next=${encodeURIComponent(paths.adminExperts())}`],
])('10.1 %s leads a stranger to the sign-in page, and back afterwards', async (path, to) => {
  const { status, headers } = await fetch(aster.url + path, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([303, to])
})

test('10.1 whoever posts after the session has ended comes back to the page with its query', async () => {
  const path = `${paths.adminPageEdit()}?page=team&locale=fr`
  const { status, headers } = await fetch(aster.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ title: 'Ours' }),
  })
  expect([status, headers.get('location')]).toEqual([
    303,
    `${paths.login()}?next=${encodeURIComponent(path)}`,
  ])
})
