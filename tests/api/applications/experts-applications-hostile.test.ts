import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedFields, fieldOf } from '../../../src/domain/forms/engine/visible.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { createCaller } from './expert-application.ts'

type Caller = ReturnType<typeof createCaller>

let api: ApiApp
let caller: Caller
let answers: Awaited<ReturnType<Caller['complete']>>
beforeAll(async () => {
  api = await startApi()
  caller = createCaller(api)
  answers = await caller.complete()
})
afterAll(() => api.stop())

/** Fields of the form that every expert sees. */
const fields = askedFields(expertForm).filter((name) => !fieldOf(expertForm, name).when)

/** Raw JSON, as an attacker would send it. */
test.each([
  ['a number', '7.5'],
  ['an object', '{"toString": 1, "length": 3}'],
  ['a list of nonsense', '[[], {"id": {}}, "\\u0000"]'],
  ['a NUL character', '"a\\u0000b"'],
  ['half a surrogate pair', '"a\\ud800b"'],
  ['a very long text', `"${'x'.repeat(1_000_000)}"`],
  ['many combining marks on one letter', `"a${'\u0315'.repeat(50_000)}${'\u0300'.repeat(50_000)}"`],
  ['deep nesting', '['.repeat(15) + ']'.repeat(15)],
  ['a huge list', `[${'{},'.repeat(2_000)}{}]`],
])('5.14 %s in any field is refused with a code for the field', async (_what, json) => {
  for (const field of fields) {
    const body = JSON.stringify({ ...answers, [field]: '?' }).replace('"?"', json)
    const answer = await caller.apply(body)
    expect(answer.statusCode, field).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  }
})

test('5.19 fields that applicants are not asked for are refused', async () => {
  for (const name of ['id', 'status', 'number', 'work_experience', 'name_extension', 'toString', 'a.b', '']) {
    const answer = await caller.apply({ ...answers, [name]: 'x' })
    expect(answer.json().errors).toEqual({ [name]: 'unknown_field' })
  }
})

test.each([
  ['{', 400],
  ['{"__proto__": {"admin": true}}', 400],
  ['"text"', 422],
  ['[]', 422],
  ['null', 422],
])('a body like %j is answered with %i', async (body, status) => {
  expect((await caller.apply(body)).statusCode).toBe(status)
})

test('a body that is not JSON is refused, whatever its size', async () => {
  for (const body of ['{}', 'x'.repeat(2_000_000)]) {
    const answer = await caller.apply(body, { 'content-type': 'text/plain' })
    expect(answer.statusCode).toBe(415)
  }
})

test('after these attempts a valid application is accepted', async () => {
  expect((await caller.apply(answers)).statusCode).toBe(201)
})
