import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { isScope, scopes, scopesOf } from '../../../src/domain/integrations/scopes.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { isForStaff, mayDo, roles } from '../../../src/domain/staff/roles.ts'
import { revokeToken, takeOverToken } from '../../../src/services/integrations/manage-tokens.ts'
import { changeStaff } from '../../../src/services/staff/change-staff.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { hourly } from '../../../src/store/privacy/retention.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { makeApiToken } from '../../harness/integrations/api-token.ts'
import { makeStaff, signInAs } from '../../harness/staff/staff.ts'
import { type ApiApp, csrfHeaders, startApi } from '../api-app.ts'

let api: ApiApp
let store: Store
beforeAll(async () => {
  api = await startApi()
  store = api.database.store
})
afterAll(() => api.stop())

let calls = 0
beforeEach(() => {
  calls += 1000
})
/** Each call comes from another network, so that only the limit of the token counts. */
const anyNetwork = () => `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) {
  return api.app.inject({ method, url, headers, remoteAddress: anyNetwork(), ...(payload && { payload }) })
}
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof call>>) => [statusCode, json().code]
const listing = '/api/admin/applications?kind=expert'

describe('41.1 a token', () => {
  test('is stored as a digest, and knows its name, owner, scopes and end', async () => {
    const staff = await makeStaff(store, 'viewer', 'Ama Mensah')
    const { token, headers } = await makeApiToken(store, staff, { scopes: ['read_applications'] })
    const stored = await store.db.selectFrom('api_token').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token.slice(10))
    const { id, expires_at } = (await call('GET', '/api/admin/token', headers)).json()
    expect(stored.map((row) => row.id)).toContain(id)
    expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    expect((await call('GET', '/api/admin/token', headers)).json()).toMatchObject({
      name: 'Warehouse',
      owner: 'Ama Mensah',
      scopes: ['read_applications'],
    })
  })

  test('shows when it was used last', async () => {
    const staff = await makeStaff(store, 'viewer')
    const { id, headers } = await makeApiToken(store, staff, { scopes: ['read_applications'] })
    const used = store.db.selectFrom('api_token').select('last_used_at').where('id', '=', id)
    expect((await used.executeTakeFirstOrThrow()).last_used_at).toBeNull()
    await call('GET', listing, headers)
    expect((await used.executeTakeFirstOrThrow()).last_used_at).toBeInstanceOf(Date)
  })
})

describe('41.2 a call with a token', () => {
  test.each(roles)('of %s does what both its scopes and the role allow', async (role) => {
    const staff = await makeStaff(store, role)
    const { headers } = await makeApiToken(store, staff, { scopes: scopesOf(role) })
    for (const { method, path, access } of Object.values<Endpoint>(endpoints).filter(isTried)) {
      const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      const { statusCode } = await call(method as 'GET', url, headers)
      const may = isScope(access) && mayDo(role, access)
      if (may) expect([401, 403], `${method} ${path}`).not.toContain(statusCode)
      else expect(statusCode, `${method} ${path}`).toBe(403)
    }
  })

  test.each(scopes)('whose only scope is %s is refused everything else', async (scope) => {
    const staff = await makeStaff(store, 'administrator')
    const { headers } = await makeApiToken(store, staff, { scopes: [scope] })
    const others = Object.values<Endpoint>(endpoints).filter(
      (endpoint) => isTried(endpoint) && endpoint.access !== scope,
    )
    expect(others).not.toHaveLength(0)
    for (const { method, path } of others) {
      const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      expect(codeOf(await call(method as 'GET', url, headers)), path).toEqual([403, 'out_of_scope'])
    }
  })

  test('may no longer do what its owner may no longer do', async () => {
    const staff = await makeStaff(store, 'coordinator')
    const { headers } = await makeApiToken(store, staff, { scopes: scopesOf('coordinator') })
    await changeStaff(store, await makeStaff(store, 'administrator'), staff.id, { role: 'viewer' })
    const moves = '/api/admin/application-moves/undo'
    expect(codeOf(await call('POST', moves, headers, {}))).toEqual([403, 'not_allowed'])
    expect((await call('GET', listing, headers)).statusCode).toBe(200)
  })

  test('needs no CSRF token, and its author is the owner with the name of the program', async () => {
    const staff = await makeStaff(store, 'coordinator', 'Ama Mensah')
    const { headers } = await makeApiToken(store, staff, { scopes: ['review_applications'], name: 'Robot' })
    const expert = await keepExpert(store)
    const noted = await call('POST', `/api/admin/applications/${expert.id}/notes`, headers, { text: 'Seen.' })
    expect([noted.statusCode, noted.json().staff_name]).toEqual([200, 'Ama Mensah (Robot)'])
    const [entry] = await store.db
      .selectFrom('audit')
      .select(['staff_id', 'staff_name', 'action'])
      .where('subject_id', '=', expert.id)
      .where('actor', '=', 'staff')
      .execute()
    expect(entry).toEqual({
      staff_id: staff.id,
      staff_name: 'Ama Mensah (Robot)',
      action: 'application_noted',
    })
  })

  test('from a page of another site is refused', async () => {
    const staff = await makeStaff(store, 'coordinator')
    const { headers } = await makeApiToken(store, staff, { scopes: ['review_applications'] })
    const foreign = { ...headers, origin: 'https://elsewhere.example' }
    const answer = await call('POST', '/api/admin/application-moves/undo', foreign, {})
    expect(codeOf(answer)).toEqual([403, 'forged_request'])
  })

  test('takes no cookie beside it: neither a session in place of a wrong token, nor its role', async () => {
    const { cookie } = await signInAs(store, 'administrator')
    const csrf = await csrfHeaders(api.app)
    const both = { ...csrf, cookie: `${csrf.cookie}; ${cookie}` }
    expect((await call('GET', listing, both)).statusCode).toBe(200)
    const wrong = await call('GET', listing, { ...both, authorization: 'Bearer nonsense' })
    expect(codeOf(wrong)).toEqual([401, 'invalid_token'])
    expect(wrong.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    const empty = await call('GET', listing, { ...both, authorization: 'Bearer' })
    expect(codeOf(empty)).toEqual([401, 'invalid_token'])
    const editor = await makeApiToken(store, await makeStaff(store, 'editor'), { scopes: ['edit_content'] })
    expect(codeOf(await call('GET', listing, { ...both, ...editor.headers }))).toEqual([403, 'out_of_scope'])
  })

  test('of another scheme counts as a call without a token', async () => {
    const { cookie } = await signInAs(store, 'viewer')
    const answer = await call('GET', listing, { cookie, authorization: 'Basic dXNlcjpwYXNz' })
    expect(answer.statusCode).toBe(200)
  })

  test('is not a session: calls of applicants ask for a CSRF token all the same', async () => {
    const { headers } = await makeApiToken(store, await makeStaff(store, 'viewer'), {
      scopes: ['read_applications'],
    })
    const answer = await call('POST', '/api/contact', headers, {})
    expect(codeOf(answer)).toEqual([403, 'forged_request'])
  })
})

describe('41.3 a token ends', () => {
  const owned = async (isIntegration = false) => {
    const staff = await makeStaff(store, 'administrator')
    const token = await makeApiToken(store, staff, { scopes: ['read_applications'], isIntegration })
    expect((await call('GET', listing, token.headers)).statusCode).toBe(200)
    return { staff, ...token, status: async () => codeOf(await call('GET', listing, token.headers)) }
  }
  const over = [401, 'invalid_token']

  test('when its owner or an administrator revokes it; for others it does not exist', async () => {
    const { staff, id, status } = await owned()
    const other = await makeStaff(store, 'coordinator')
    expect(await revokeToken(store, other, id)).toMatchObject({ refusal: { code: 'not_found' } })
    expect(await revokeToken(store, staff, id)).toMatchObject({ ok: true })
    expect(await status()).toEqual(over)
    const second = await owned()
    await makeStaff(store, 'administrator').then((admin) => revokeToken(store, admin, second.id))
    expect(await second.status()).toEqual(over)
  })

  test('when it expires; a month later it is deleted', async () => {
    const { id, status } = await owned()
    const set = (days: number) =>
      store.db
        .updateTable('api_token')
        .set({ expires_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute()
    await set(1)
    expect(await status()).toEqual(over)
    await set(31)
    await forgetExpired(store, hourly, new AbortController().signal)
    const left = await store.db.selectFrom('api_token').select('id').where('id', '=', id).execute()
    expect(left).toEqual([])
  })

  test('with the account of its owner, and does not come back with it', async () => {
    const { staff, status } = await owned()
    const other = await makeStaff(store, 'administrator')
    await changeStaff(store, other, staff.id, { isDisabled: true })
    await changeStaff(store, other, staff.id, { isDisabled: false })
    expect(await status()).toEqual(over)
  })

  test('of an integration, until another administrator takes it over', async () => {
    const { staff, id, status } = await owned(true)
    const [admin, coordinator] = [
      await makeStaff(store, 'administrator'),
      await makeStaff(store, 'coordinator'),
    ]
    await changeStaff(store, admin, staff.id, { role: 'coordinator' })
    expect(await status()).toEqual(over)
    expect(await takeOverToken(store, coordinator, id)).toMatchObject({ refusal: { code: 'not_found' } })
    expect(await takeOverToken(store, admin, id)).toMatchObject({ ok: true })
    expect(await status()).toEqual([200, undefined])
  })

  test('for as long as its owner lacks a required second step', async () => {
    const { status } = await owned()
    await store.db
      .insertInto('second_step_rule')
      .values({ administrators_from: new Date(Date.now() - 1000) })
      .execute()
    expect(await status()).toEqual([403, 'second_step_required'])
    await store.db.deleteFrom('second_step_rule').execute()
    expect(await status()).toEqual([200, undefined])
  })
})

test('41.4 a token has a limit of calls a minute, across all networks', async () => {
  const staff = await makeStaff(store, 'viewer')
  const { id, headers } = await makeApiToken(store, staff, { scopes: ['read_applications'] })
  await call('GET', listing, headers)
  await store.db
    .updateTable('rate_limit')
    .set({ hits: limits.token.most })
    .where('key', '=', `token ${id}`)
    .execute()
  const answer = await call('GET', listing, headers)
  expect(codeOf(answer)).toEqual([429, 'too_many_requests'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

/** Calls of the back office, without the one that is open to every token. */
function isTried({ access, anyToken, stream, answer }: Endpoint): boolean {
  return isForStaff(access) && !anyToken && !stream && answer.type === 'application/json'
}
