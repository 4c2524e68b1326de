import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { paths } from '../../../src/domain/paths.ts'
import { type Duty, duties, isForStaff, mayDo, type Role, roles } from '../../../src/domain/staff/roles.ts'
import type { Staff } from '../../../src/domain/staff/staff.ts'
import { callerOf } from '../../../src/http/sessions/caller.ts'
import { openStore } from '../../../src/store/open-store.ts'
import { routes } from '../../../src/web/routes.ts'
import { secretOfTests } from '../../harness/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/serve-aster.ts'
import { signInAs } from '../../harness/staff.ts'
import { freshDatabase, type TestDatabase } from '../../harness/test-database.ts'
import { quiet } from '../../harness/test-postgres.ts'
import { csrfHeaders, type MountedApi, mountApi } from '../api-app.ts'

type Visitor = Role | 'nobody' | 'signed out' | 'disabled'
const visitors: readonly Visitor[] = [...roles, 'nobody', 'signed out', 'disabled']

let database: TestDatabase
let aster: ServedAster
let api: MountedApi
const cookies = { pages: new Map<Visitor, string>(), calls: new Map<Visitor, string>() }

beforeAll(async () => {
  database = await freshDatabase()
  aster = await serveAster(database.url, { ASTER_SECRET: secretOfTests, ASTER_TRUST_PROXY: 'loopback' })
  api = await mountApi(database.store, {}, addStages)
  for (const [place, site] of [
    ['pages', aster.url],
    ['calls', undefined],
  ] as const) {
    for (const role of roles) cookies[place].set(role, (await signInAs(database.store, role, site)).cookie)
    cookies[place].set('nobody', '')
    cookies[place].set('signed out', await endedSession(site))
    cookies[place].set('disabled', await disabledAccount(site))
  }
}, 60_000)
afterAll(async () => {
  await Promise.all([aster.stop(), api.stop()])
  await database.drop()
})

async function endedSession(site: string | undefined): Promise<string> {
  const { id, cookie } = await signInAs(database.store, 'administrator', site)
  await database.store.db.deleteFrom('staff_session').where('user_id', '=', id).execute()
  return cookie
}

async function disabledAccount(site: string | undefined): Promise<string> {
  const { id, cookie } = await signInAs(database.store, 'administrator', site)
  await database.store.db
    .updateTable('staff_user')
    .set({ disabled_at: new Date() })
    .where('id', '=', id)
    .execute()
  return cookie
}

/** One call per duty, so that every duty is tested even if no endpoint uses it yet. */
async function addStages(app: FastifyInstance) {
  for (const access of ['staff', ...(Object.keys(duties) as Duty[])] as const) {
    app.get(`/api/admin/stage/${access}`, { config: { access } }, async (request, reply) =>
      callerOf(request, reply).staff(),
    )
  }
  const config = { access: 'public', knowsStaff: true } as const
  app.get('/api/stage', { config }, async (request) => (request as { staff?: Staff }).staff?.role ?? 'nobody')
}

/** A random IP address, so that no rate limit applies. */
const anyAddress = () => `10.${randomBytes(3).join('.')}`

const isIn = (visitor: Visitor): visitor is Role => (roles as readonly Visitor[]).includes(visitor)
function expectation(visitor: Visitor, access: 'staff' | Duty): 'in' | 'not signed in' | 'not allowed' {
  if (!isIn(visitor)) return 'not signed in'
  return access === 'staff' || mayDo(visitor, access) ? 'in' : 'not allowed'
}

const pages = Object.entries(routes).flatMap(([path, { access, submitAccess = access, submit }]) =>
  isForStaff(access) && isForStaff(submitAccess)
    ? [{ path, access, method: 'GET' }, ...(submit ? [{ path, access: submitAccess, method: 'POST' }] : [])]
    : [],
)
const calls = Object.values<Endpoint>(endpoints).flatMap(({ path, access, method }) =>
  isForStaff(access) ? [{ path, access, method }] : [],
)
const stages = ['staff' as const, ...(Object.keys(duties) as Duty[])].map((access) => ({
  path: `/api/admin/stage/${access}`,
  access,
  method: 'GET' as const,
}))

describe.each(visitors)('%s', (visitor) => {
  test.each(pages)('10.1 $method $path ($access)', async ({ path, access, method }) => {
    const asked = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    const expected = expectation(visitor, access)
    if (method === 'POST' && expected === 'in') return // it would carry out its action
    const { status, headers } = await fetch(aster.url + asked, {
      method,
      redirect: 'manual',
      headers: {
        cookie: cookies.pages.get(visitor) ?? '',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': anyAddress(),
      },
      ...(method === 'POST' && { body: new URLSearchParams({}) }),
    })
    if (expected === 'in') expect([200, 404]).toContain(status)
    if (expected === 'not allowed') {
      expect(status).toBe(403)
    }
    if (expected === 'not signed in') {
      const next = asked === paths.admin() ? '' : `?next=${encodeURIComponent(asked)}`
      expect([status, headers.get('location')]).toEqual([303, `${paths.login()}${next}`])
    }
  })

  test.each([...calls, ...stages])('10.1 $method $path ($access)', async ({ path, access, method }) => {
    const expected = expectation(visitor, access)
    const { cookie, ...csrf } = await csrfHeaders(api.app)
    const { statusCode, body } = await api.app.inject({
      method,
      url: path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
      headers: { ...csrf, cookie: `${cookie}; ${cookies.calls.get(visitor)}` },
      remoteAddress: anyAddress(),
    })
    if (expected === 'not signed in')
      expect([statusCode, JSON.parse(body).code]).toEqual([401, 'not_signed_in'])
    if (expected === 'not allowed') expect([statusCode, JSON.parse(body).code]).toEqual([403, 'not_allowed'])
    if (expected === 'in') expect([401, 403]).not.toContain(statusCode)
  })
})

test('10.1 a call knows the signed-in person’s id, name, address and role, and nothing else', async () => {
  const headers = { cookie: cookies.calls.get('editor') ?? '' }
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
  const headers = { cookie: cookies.calls.get(visitor) ?? '' }
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
  const headers = { cookie: cookies.pages.get('editor') ?? '' }
  const response = await fetch(aster.url + paths.adminExperts(), { headers })
  const html = await response.text()
  expect(response.status).toBe(403)
  expect(html).toContain('You are signed in as Editor. This page is for: Administrator, Coordinator, Viewer.')
  expect(html).toContain(`href="${paths.adminContent()}"`)
})
