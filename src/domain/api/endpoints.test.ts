import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accept } from '../forms/engine/accept.ts'
import { type Endpoint, endpoints } from './endpoints.ts'

const all = Object.entries<Endpoint>(endpoints)

test.each(all)('%s: its examples match its schemas', (_name, { form, request, example, answer }) => {
  if (form) expect(accept(form, example)).toEqual({ ok: true, value: example })
  if (request?.body) expect(v.is(request.body, example)).toBe(true)
  if (answer.schema && answer.example !== undefined) expect(v.is(answer.schema, answer.example)).toBe(true)
})

test('no two endpoints share a method and a path', () => {
  const places = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
})

test('every endpoint that changes something has a rate limit', () => {
  for (const [name, { method, limit }] of all) expect(method === 'GET' || limit, name).toBeTruthy()
})
