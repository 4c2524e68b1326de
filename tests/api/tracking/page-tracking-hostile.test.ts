import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { type ApiApp, csrfHeaders, startApi } from '../api-app.ts'
import { entry, exit, fromOurPage, readingVisitor } from '../content/reading-visitor.ts'

let api: ApiApp
let visitor: ReturnType<typeof readingVisitor>
beforeAll(async () => {
  api = await startApi()
  visitor = readingVisitor(api)
})
afterAll(() => api.stop())

describe('a tracking call', () => {
  test('passes with same-origin headers or with a CSRF token', async () => {
    for (const headers of [fromOurPage, { origin: 'https://aster.example' }, await csrfHeaders(api.app)]) {
      expect((await visitor.enter({}, headers)).statusCode).toBe(201)
    }
  })

  test('is refused from another origin, or without such headers and token, and sets no cookie', async () => {
    const { pageViewId } = await visitor.view()
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { ...(await csrfHeaders(api.app)), origin: 'https://evil.example' },
    ]) {
      for (const answer of [await visitor.enter({}, headers), await visitor.leave(pageViewId, {}, headers)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forged_request'])
        expect(answer.headers).not.toHaveProperty('set-cookie')
      }
    }
  })

  test.each([
    [{ path: 7 }, { path: 'invalid_type' }],
    [{ path: null }, { path: 'invalid_type' }],
    [{ path: `/${'x'.repeat(300)}` }, { path: 'too_long' }],
    [{ path: '/about\0' }, { path: 'invalid_choice' }],
    [{ path: { toString: 1 } }, { path: 'invalid_type' }],
    [{ entryTime: 1_794_738_600 }, { entryTime: 'invalid_type' }],
    [{ entryTime: 'yesterday' }, { entryTime: 'invalid_type' }],
    [{ entryTime: '2026-11-15T99:99:99.000Z' }, { entryTime: 'invalid_type' }],
    [{ currentSessionId: 'x' }, { currentSessionId: 'invalid_type' }],
    [{ currentSessionId: ['x'] }, { currentSessionId: 'invalid_type' }],
    [{ isInitialSession: 'true' }, { isInitialSession: 'invalid_type' }],
    [{ isInitialSession: undefined }, { isInitialSession: 'required' }],
    [{ email: 'ama@hospital.example' }, { email: 'unknown_field' }],
  ])('with %.60j is refused by field when a page is opened', async (changes, errors) => {
    const answer = await visitor.enter(changes)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  })

  test.each([
    [{ timeSpent: '40' }, { timeSpent: 'invalid_type' }],
    [{ timeSpent: null }, { timeSpent: 'invalid_type' }],
    [{ inactivityDuration: [] }, { inactivityDuration: 'invalid_type' }],
    [{ inactivityDuration: undefined }, { inactivityDuration: 'required' }],
    [{ exitTime: '' }, { exitTime: 'invalid_type' }],
    [{ path: '/about' }, { path: 'unknown_field' }],
  ])('with %.60j is refused by field when a page is left', async (changes, errors) => {
    const { pageViewId } = await visitor.view()
    const answer = await visitor.leave(pageViewId, changes)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect((await visitor.rowOf(pageViewId)).left_at).toBeNull()
  })

  test('treats an infinite number as the maximum', async () => {
    const { pageViewId } = await visitor.view()
    const json = JSON.stringify(exit(pageViewId, { timeSpent: 40.5 })).replace('40.5', '1e999')
    expect((await visitor.leaveWith(pageViewId, json)).statusCode).toBe(204)
    expect((await visitor.rowOf(pageViewId)).seconds_spent).toBeLessThan(60)
  })

  test('50.8 has a rate limit of its own, apart from forms, which all instances share once a second', async () => {
    const own = { remoteAddress: '203.0.113.9', headers: fromOurPage }
    const { db } = api.database.store
    const enter = () => api.app.inject({ method: 'POST', url: '/api/Session', payload: entry(), ...own })
    await enter()
    await api.services.protection.shareCounts()
    await sql`UPDATE rate_limit SET hits = ${limits.tracking.most} WHERE key LIKE 'tracking %'`.execute(db)
    expect((await enter()).statusCode, 'the other instances have not told yet').toBe(201)
    await api.services.protection.shareCounts()
    const refused = await enter()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    const headers = await csrfHeaders(api.app)
    const form = await api.app.inject({ method: 'POST', url: '/api/contact', payload: {}, ...own, headers })
    expect(form.json().code).toBe('captcha_failed')
  })
})
