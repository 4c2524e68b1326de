import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../src/domain/api/endpoints.ts'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { type ApiApp, startApi } from '../api-app.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('countries come with label, value, flag, region and subregion, in alphabetical order', async () => {
  const answer = await api.app.inject('/api/countries')
  const countries = v.parse(endpoints.listCountries.answer.schema, answer.json())
  const labels = countries.map(({ label }) => label)
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')))
  expect(countries.find(({ flag }) => flag === '/flags/MK.svg')?.label).toBe('Macedonia')
  expect(countries.find(({ label }) => label === 'Ghana')).toEqual(endpoints.listCountries.answer.example[0])
})

test('countries are cached for a day and revalidated by ETag', async () => {
  const { headers } = await api.app.inject('/api/countries')
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect(headers['set-cookie']).toBeUndefined()
  const again = await api.app.inject({
    url: '/api/countries',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the API serves its OpenAPI document and a readable page', async () => {
  const machine = await api.app.inject('/api/openapi.json')
  expect(machine.headers['content-type']).toMatch('application/json')
  expect(machine.json().paths).toHaveProperty('/api/contact')
  const page = await api.app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<link rel="stylesheet" href="/assets/base.css">')
})

test('every public GET endpoint also answers HEAD', async () => {
  for (const { method, path, access } of Object.values(endpoints)) {
    if (method !== 'GET' || access !== 'public' || path.includes(':')) continue
    const url = path === apiPaths.captchaChallenge ? `${path}?form=expert` : path
    const answer = await api.app.inject({ method: 'HEAD', url })
    expect(answer.statusCode, path).toBe(200)
    expect(answer.body, path).toBe('')
  }
})
