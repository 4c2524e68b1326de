import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiApp, message, postMessage, startApi } from '../api-app.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const kept = () => api.database.store.db.selectFrom('contact_message').selectAll().execute()

test('a message is stored before the 201 response', async () => {
  const answer = await postMessage(api.app)
  expect(answer.statusCode).toBe(201)
  const [row] = await kept()
  expect(answer.json()).toEqual({ id: row?.id })
  expect(row?.answers).toEqual(message)
})

test('a message sent twice under one idempotency key is stored once', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const before = (await kept()).length
  const answers = await Promise.all([postMessage(api.app, { headers }), postMessage(api.app, { headers })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect(await kept()).toHaveLength(before + 1)
})

test('an idempotency key that is no UUID is refused', async () => {
  const answer = await postMessage(api.app, { headers: { 'idempotency-key': 'again' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    errors: { 'idempotency-key': 'invalid_type' },
  })
})

test('missing, wrong and unknown fields get error codes, and nothing is stored', async () => {
  const before = (await kept()).length
  const answer = await postMessage(api.app, { payload: { name: ' ', email: 'nowhere', status: 'answered' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(answer.json()).toMatchObject({
    code: 'invalid_answers',
    status: 422,
    errors: { name: 'required', email: 'invalid_email', message: 'required', status: 'unknown_field' },
  })
  expect(await kept()).toHaveLength(before)
})

test('the response is in the caller’s preferred language if it is supported', async () => {
  for (const [language, locale] of [
    ['ar-XB, en;q=0.5', 'ar-XB'],
    ['tlh', 'en'],
  ]) {
    const answer = await postMessage(api.app, { headers: { 'accept-language': language } })
    const row = (await kept()).find(({ id }) => id === answer.json().id)
    expect(row?.locale).toBe(locale)
  }
})
