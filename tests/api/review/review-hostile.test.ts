import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { reviewEndpoints } from '../../../src/domain/api/review.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openAs, type StaffCalls } from '../staff/staff-calls.ts'

let api: ApiApp
let coordinator: StaffCalls
let id: string
beforeAll(async () => {
  api = await startApi()
  coordinator = await openAs(api.app, api.database.store, 'coordinator')
  id = (await keepExpert(api.database.store)).id
})
afterAll(() => api.stop())

const calls = Object.entries<Endpoint>(reviewEndpoints)
const withBody = calls.filter(([, { request }]) => request?.body)
const withQuery = calls.filter(([, { request }]) => request?.query)

/** Raw JSON, as an attacker would send it. */
const hostileValues: readonly [string, string][] = [
  ['a number', '7'],
  ['a boolean', 'true'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a NUL character', '"a\\u0000b"'],
  ['half a surrogate pair', '["a\\ud800b"]'],
  ['blanks', '["  "]'],
  ['a very long text', `"${'x'.repeat(900_000)}"`],
  ['a huge list', `[${'1,'.repeat(5_000)}1]`],
]

/** These hostile values are valid: another version, no tag, no change. */
const harmless: Readonly<Record<string, string>> = {
  version: 'a number',
  tags: 'an empty list',
  answers: 'an empty object',
}

describe.each(withBody)('%s', (_name, { method, path, example }) => {
  const call = (payload: string) =>
    coordinator.call(method as 'POST' | 'PUT', path.replace(':id', id), payload)

  test.each(hostileValues)('refuses %s in any field', async (what, json) => {
    for (const field of Object.keys(example as object)) {
      if (harmless[field] === what) continue
      const body = JSON.stringify({ ...(example as object), [field]: '?' }).replace('"?"', json)
      const { statusCode, json: read } = await call(body)
      expect([statusCode, read().code], field).toEqual([422, 'invalid_answers'])
    }
  })

  test('refuses an unknown field', async () => {
    const { statusCode, json } = await call(JSON.stringify({ ...(example as object), role: 'administrator' }))
    expect([statusCode, json().errors]).toEqual([422, { role: 'unknown_field' }])
  })
})

const hostileQueries = [
  'search=%00',
  'search=%ed%a0%80',
  `search=${'x'.repeat(5000)}`,
  'search=%25_%5c',
  'search=%27%20OR%201=1--',
  'from=2026-02-30',
  'from=0000-01-01',
  'to=9999-12-31',
  'size=1e3',
  'size=-1',
  'cursor=x',
  'cursor=99999999999999999999',
  `cursor=00000000-0000-4000-8000-000000000000~99999999999999999`,
  `cursor=00000000-0000-4000-8000-000000000000~%00`,
  'columns=__proto__',
  'sort=constructor',
  `${'status=submitted&'.repeat(60)}`,
  'status[$ne]=submitted',
  'area=99999999999',
]

describe.each(withQuery)('%s', (_name, { path }) => {
  const kind = path === endpoints.readAudit.path ? '' : 'kind=expert&'

  test.each(hostileQueries)('does not fail on the query %.40s', async (query) => {
    const { statusCode, body } = await coordinator.call('GET', `${path.replace(':id', id)}?${kind}${query}`)
    expect([200, 400, 422], body).toContain(statusCode)
  })
})
